// Between text and PTX: the tokens, and the tree, whose nodes fold.

class TokensView {
  constructor(app) {
    this.list = new VirtualList("tokens", (row, index) => {
      const [kind, text, line, column, macros] = this.tokens[index];
      if (row.childNodes.length !== 3) row.replaceChildren(el("span", { class: "number wide" }), el("span", { class: "kind" }), el("span", { class: "line" }));
      put(row.childNodes[0], `${line}:${column}`);
      put(row.childNodes[1], kind || "punctuator");
      put(row.childNodes[2], text + macros.map((name) => `  (macro ${name})`).join(""));
    }, { open: (index, event) => { if (event.key === "Enter") app.goToLine(this.tokens[index][2]); } });
    this.list.node.addEventListener("dblclick", () => app.goToLine(this.tokens[this.list.selected][2]));
    this.node = el("div", { class: "panes" }, el("div", { class: "pane" }, this.list.node, el("p", { class: "hint" }, "Enter goes to the line.")));
  }

  load(made) {
    this.tokens = made.tokens || [];
    this.list.set(this.tokens.length, widest(this.tokens.map(([, text]) => text)) + 36);
  }

  show() { this.list.draw(); }
}

class TreeView {
  constructor(app) {
    this.list = new VirtualList("syntax tree", (row, index) => {
      const at = this.visible[index], [depth, text, line] = this.rows[at];
      if (row.childNodes.length !== 2) row.replaceChildren(el("span", { class: "number" }), el("span", { class: "line" }));
      put(row.childNodes[0], line ? String(line) : "");
      put(row.childNodes[1], `${"  ".repeat(depth)}${!this.hasChildren(at) ? "  " : this.folded.has(at) ? "▸ " : "▾ "}${text}`);
    }, { open: (index, event) => this.open(index, event, app) });
    this.list.node.addEventListener("dblclick", () => this.fold(this.visible[this.list.selected]));
    this.node = el("div", { class: "panes" }, el("div", { class: "pane" }, this.list.node, el("p", { class: "hint" }, "← and → fold and unfold, Enter goes to the line.")));
  }

  load(made) {
    this.rows = made.tree || [];
    this.folded = new Set();
    this.update();
  }

  show() { this.list.draw(); }

  hasChildren(at) { return at + 1 < this.rows.length && this.rows[at + 1][0] > this.rows[at][0]; }

  update() {
    this.visible = [];
    let hidden = Infinity;
    this.rows.forEach(([depth], at) => {
      if (depth > hidden) return;
      hidden = this.folded.has(at) ? depth : Infinity;
      this.visible.push(at);
    });
    this.list.set(this.visible.length, widest(this.rows.map(([depth, text]) => "  ".repeat(depth) + text)) + 10);
  }

  fold(at, folds = !this.folded.has(at)) {
    if (folds) this.folded.add(at);
    else this.folded.delete(at);
    this.update();
  }

  open(index, event, app) {
    const at = this.visible[index];
    if (at === undefined) return;
    event.stopPropagation();
    if (event.key === "Enter") app.goToLine(this.rows[at][2]);
    else this.fold(at, event.key === "ArrowLeft");
  }
}
