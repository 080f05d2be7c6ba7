// The IR after each pass, whole or as what the pass changed.

class PassesView {
  constructor(app) {
    this.app = app;
    this.steps = new VirtualList("passes", (row, index) => {
      const step = this.made.steps[index];
      put(row, `${step.ir ? "●" : "○"} ${index ? `${index}. ${step.name}` : "before all passes"}`);
      dress(row, step.ir ? "row" : "row idle");
    }, { pick: (index) => this.go(index) });
    this.text = new VirtualList("IR", (row, index) => this.fill(row, this.rows[index]));
    this.text.node.classList.add("code");
    this.mode = select("how", [["diff", "what it changed"], ["whole", "the whole IR"]], "diff", (how) => {
      app.state.set({ how: how === "diff" ? "" : how });
      this.draw();
    });
    this.title = el("h2", {});
    const side = el("div", { class: "pane narrow" }, el("h2", {}, "Passes"), this.steps.node);
    this.node = el("div", { class: "panes" }, side, el("div", { class: "pane" }, el("div", { class: "bar" }, this.title, this.mode), this.text.node));
  }

  load(made) {
    this.made = made.passes || { lines: [], steps: [] };
    this.rows = [];
    this.at = -1;
    this.steps.set(this.made.steps.length, widest(this.made.steps.map(({ name }) => name)) + 6);
  }

  show() {
    this.mode.value = this.app.state.get("how", "diff");
    const first = this.made.steps.findIndex((step, i) => i > 0 && step.ir);
    this.go(Math.min(this.app.state.number("pass", Math.max(first, 0)), this.made.steps.length - 1));
  }

  go(index) {
    if (index < 0) return void put(this.title, "There are no passes: the input is PTX, or wrong.");
    this.at = index;
    this.steps.select(index);
    this.app.state.set({ pass: index });
    this.draw();
  }

  /** The numbers of the lines of the IR after a pass: of the last one that changed something. */
  state(index) {
    const numbers = [];
    let last = index;
    while (last > 0 && !this.made.steps[last].ir) last--;
    const runs = this.made.steps[last].ir;
    for (let i = 0; i < runs.length; i += 2) for (let k = 0; k < runs[i + 1]; k++) numbers.push(runs[i] + k);
    return numbers;
  }

  draw() {
    const step = this.made.steps[this.at];
    if (!step) return;
    const whole = this.mode.value === "whole" || this.at === 0;
    put(this.title, step.ir ? (this.at ? `after ${step.name}` : "before all passes") : `${step.name} changed nothing`);
    this.rows = whole ? this.state(this.at).map((line) => [" ", line]) : step.ir ? folded(difference(this.state(this.at - 1), this.state(this.at))) : [];
    this.text.set(this.rows.length, widest(this.rows.map((row) => (Array.isArray(row) ? this.made.lines[row[1]] : ""))) + 4);
    this.text.node.scrollTop = 0;
  }

  fill(row, entry) {
    if (typeof entry === "number") {
      put(row, `⋯ ${entry} line${entry > 1 ? "s" : ""} as before`);
      dress(row, "row gap");
      return;
    }
    put(row, `${entry[0]} ${this.made.lines[entry[1]]}`);
    dress(row, `row ${{ " ": "", "-": "gone", "+": "come" }[entry[0]]}`);
  }
}
