// The source beside the PTX: lines that belong together have one tint, and light up together.

class SourceView {
  constructor(app) {
    this.app = app;
    const hover = (from) => (line) => this.light(from, line || this.pinned[from] || 0, false);
    this.pinned = {};
    this.source = new CodeView("source", { colour: (line) => this.lines.source(line), hover: hover("source"), pick: (line) => this.pin("source", line) });
    this.ptx = new CodeView("PTX", { colour: (line) => this.lines.ptx(line), hover: hover("ptx"), pick: (line) => this.pin("ptx", line) });
    this.editor = new Editor(app);
    this.left = el("div", { class: "pane" }, this.source.node, this.editor.node);
    this.right = el("div", { class: "pane" }, el("h2", {}, "PTX"), this.ptx.node);
    this.node = el("div", { class: "panes" }, this.left, this.right);
  }

  load(made) {
    this.lines = new Lines(made.lines || []);
    this.source.text(made.text);
    this.ptx.text(made.ptx || "// there is no PTX: see the messages");
    this.editor.load(made);
    this.source.marks = new Map(made.diagnostics.filter((d) => d.line && d.file === made.file).map((d) => [d.line, d.severity.replace(" ", "-")]));
    this.right.hidden = made.kind === "ptx"; // it is the source
    this.pinned = {};
  }

  show() {
    const { state } = this.app;
    for (const from of ["source", "ptx"]) if (state.number(from)) this.pin(from, state.number(from));
  }

  pin(from, line) {
    this.pinned = { [from]: line };
    this.light(from, line, true);
    this.app.state.set({ source: "", ptx: "", [from]: line });
  }

  light(from, line, scroll) {
    const there = from === "source" ? this.lines.toPtx.get(line) || [] : [this.lines.toSource.get(line)].filter(Boolean);
    const source = from === "source" ? [line] : there, ptx = from === "ptx" ? [line] : there;
    this.source.light(line ? source : [], scroll || from === "ptx");
    this.ptx.light(line ? ptx : [], scroll || from === "source");
  }
}
