// Lines of text with numbers, colours and marks.

class CodeView {
  /** `colour(line)` gives a class for a line, counted from 1; `hover` and `pick` are told of lines, 0 for none. */
  constructor(label, { colour = () => "", hover = () => {}, pick = () => {} } = {}) {
    this.colour = colour;
    this.lines = [];
    this.marks = new Map();
    this.lit = new Set();
    this.list = new VirtualList(label, (row, index) => this.fill(row, index), { pick: (index) => pick(index + 1) });
    this.node = this.list.node;
    this.node.classList.add("code");
    this.node.addEventListener("mouseover", (event) => hover(this.list.indexOf(event.target) + 1));
    this.node.addEventListener("mouseleave", () => hover(0));
  }

  text(text) {
    this.lines = text.replace(/\n$/, "").split("\n");
    this.list.set(this.lines.length, widest(this.lines) + 8);
  }

  fill(row, index) {
    if (row.childNodes.length !== 2) row.replaceChildren(el("span", { class: "number" }), el("span", { class: "line" }));
    put(row.firstChild, String(index + 1));
    put(row.lastChild, this.lines[index] || " ");
    const lit = this.lit.has(index + 1) ? " lit" : "", mark = this.marks.get(index + 1) || "";
    dress(row, `row ${this.colour(index + 1)}${lit} ${mark}`);
  }

  /** Light up lines; the first is scrolled to where `scroll` says so. */
  light(lines, scroll = true) {
    if (lines.length === this.lit.size && lines.every((line) => this.lit.has(line))) return;
    this.lit = new Set(lines);
    if (scroll && lines.length) this.list.show(lines[0] - 1);
    this.list.draw(true);
  }
}
