// Changing the source and compiling it again, where the page is served; what the compiler says stands under the text, with a caret.

class Editor {
  constructor(app) {
    this.app = app;
    this.open = false;
    this.area = el("textarea", { "aria-label": "source to compile", spellcheck: false, wrap: "off", hidden: true });
    this.area.addEventListener("keydown", (event) => this.key(event));
    this.toggle = button("Edit", "edit the source (e)", () => this.flip());
    this.level = select("optimisation", [0, 1, 2, 3].map((n) => [`-O${n}`, `-O${n}`]), "-O2", () => this.compile());
    this.run = button("Compile", "compile (Ctrl+Enter)", () => this.compile());
    this.status = el("span", { class: "status", role: "status" });
    this.messages = el("div", { class: "messages", "aria-label": "messages" });
    const bar = app.served ? [this.toggle, this.level, this.run, this.status] : [];
    this.node = el("div", { class: "editor" }, this.area, el("div", { class: "bar" }, ...bar), this.messages);
  }

  load(made) {
    if (!this.open) this.area.value = made.text;
    this.level.value = `-O${made.options.level}`;
    this.messages.replaceChildren(...made.diagnostics.map((d) => this.message(d, made)));
  }

  flip() {
    this.open = !this.open;
    this.area.hidden = !this.open;
    this.app.views.source.source.node.hidden = this.open;
    put(this.toggle, this.open ? "View" : "Edit");
    if (this.open) this.area.focus();
  }

  key(event) {
    event.stopPropagation();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) this.compile();
    else if (event.key === "Escape") this.flip();
    else return;
    event.preventDefault();
  }

  /** A message with its line and a caret; choosing it goes there. */
  message(d, made) {
    const place = d.line ? `${d.file}:${d.line}:${d.column}: ` : "";
    const parts = [el("strong", { class: d.severity.replace(" ", "-") }, `${place}${d.severity}: `), `${d.message}${d.flag ? ` [${d.flag}]` : ""}`];
    const line = d.line && d.file === made.file ? made.text.split("\n")[d.line - 1] : undefined;
    if (line !== undefined) parts.push(el("pre", {}, `${line}\n${line.slice(0, d.column - 1).replace(/[^\t]/g, " ")}^${"~".repeat(Math.max(d.length - 1, 0))}`));
    for (const note of d.notes) parts.push(el("div", { class: "note" }, `${note.line ? `${note.file}:${note.line}:${note.column}: ` : ""}note: ${note.message}`));
    return el("button", { type: "button", class: "message", onclick: () => this.go(d, made) }, ...parts);
  }

  go(d, made) {
    if (!d.line || d.file !== made.file) return;
    if (!this.open) return void this.app.views.source.source.list.select(d.line - 1);
    const start = this.area.value.split("\n").slice(0, d.line - 1).reduce((sum, line) => sum + line.length + 1, 0) + d.column - 1;
    this.area.focus();
    this.area.setSelectionRange(start, start + d.length);
    this.area.scrollTop = (d.line - 5) * ROW;
  }

  async compile() {
    if (!this.app.served || this.busy) return;
    this.busy = true;
    put(this.status, "compiling …");
    try {
      const answer = await fetch("compile", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ text: this.area.value, level: this.level.value }) });
      const said = await answer.json();
      if (!answer.ok) put(this.status, said.error);
      else {
        this.app.load(said);
        const wrong = found(said);
        put(this.status, !said.complete ? "there are errors" : wrong ? `compiled; the launch has ${wrong}: see the stepper` : "compiled");
      }
    } catch (error) {
      put(this.status, `no answer: ${error.message}`);
    } finally {
      this.busy = false;
    }
  }
}
