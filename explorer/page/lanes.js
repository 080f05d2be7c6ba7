// The lanes of a warp as columns: who runs, where the others stand, and what registers hold.

const MARKS = {
  runs: ["●", "runs this instruction"], off: ["◌", "its guard does not hold"], taken: ["↗", "takes the branch"], waits: ["‖", "waits at a barrier"],
  elsewhere: ["·", "stands elsewhere"], exited: ["×", "has exited"],
};

const OPERANDS = 4; // rows above the others, whose order stays, so that a step changes few cells

class LanesView {
  constructor() {
    this.form = "auto";
    this.across = 0;
    this.head = el("div", { class: "lane-head" });
    this.state = this.line("state");
    this.place = this.line("goes on at");
    this.operands = Array.from({ length: OPERANDS }, () => this.line(""));
    this.head.append(this.line("lane", Array.from({ length: 32 }, (_, lane) => String(lane))).node, this.state.node, this.place.node, ...this.operands.map(({ node }) => node));
    for (const { node } of this.operands) node.classList.add("operand");
    this.list = new VirtualList("registers", (row, index) => this.fill(row, index));
    this.list.node.classList.add("registers");
    this.list.node.prepend(this.head);
    this.node = this.list.node;
    this.node.addEventListener("scroll", () => {
      this.across = this.node.scrollLeft;
      if (this.replay && this.span().join() !== this.seen.join()) this.draw();
    });
    new ResizeObserver(() => { this.cell = this.wide = 0; }).observe(this.node);
  }

  /** The lanes in sight, from and to: the others' values are not written, since drawing them costs more than all else. */
  span() {
    this.cell ||= this.state.cells[0].offsetWidth;
    this.wide ||= this.node.clientWidth;
    const from = Math.max(Math.floor(this.across / this.cell) - 1, 0);
    return [from, from + Math.ceil(this.wide / this.cell) + 1];
  }

  line(name, texts = []) {
    const title = el("span", { class: "name" }, name), cells = Array.from({ length: 32 }, (_, lane) => el("span", { class: "cell" }, texts[lane] || ""));
    return { node: el("div", { class: "lanes" }, title, ...cells), cells, title };
  }

  /** Show a warp after the step that the replay is at; `names` are the registers that the instruction speaks of. */
  show(replay, warp, names) {
    Object.assign(this, { replay, warp });
    const { recording } = replay, step = replay.step, here = step ? recording.sites[step.s] : null;
    const bits = (mask) => (mask === undefined ? 0 : warp.bits(replay.lanes(mask)));
    this.mask = step ? bits(step.m) : 0;
    const guard = step && step.g !== undefined ? bits(step.g) : this.mask, taken = step ? bits(step.t) : 0;
    const done = warp.done(replay.at);
    for (let lane = 0; lane < 32; lane++) {
      const there = lane < warp.lanes, waits = there ? replay.waits[warp.first + lane] : 100, on = (this.mask >>> lane) & 1;
      const kind = !there ? "exited" : on ? (!((guard >>> lane) & 1) ? "off" : (taken >>> lane) & 1 ? "taken" : "runs") : waits === 100 ? "exited" : waits >= 0 ? "waits" : "elsewhere";
      put(this.state.cells[lane], MARKS[kind][0], `cell ${kind}`);
      this.state.cells[lane].title = MARKS[kind][1];
      const site = there ? warp.goesOn(done, lane) : -1;
      put(this.place.cells[lane], site < 0 ? "" : String(recording.sites[site][0]), `cell place${site < 0 ? "" : recording.sites[site][0] % 8}`);
    }
    this.written = new Map();
    for (const [number, , mask] of (step && step.w) || []) this.written.set(number, mask === undefined ? this.mask : bits(mask));
    const wanted = here ? recording.registers.flatMap(([, , fn, depth], i) => (fn === here[1] && depth === step.d ? [i] : [])) : recording.registers.map((_, i) => i);
    const operands = wanted.filter((i) => names.includes(recording.registers[i][0])).sort((a, b) => names.indexOf(recording.registers[a][0]) - names.indexOf(recording.registers[b][0]));
    this.chosen = operands;
    this.rows = wanted;
    this.draw();
  }

  draw() {
    this.seen = this.span();
    this.operands.forEach((line, i) => this.values(line, this.chosen[i]));
    this.list.set(this.rows.length);
  }

  fill(row, index) {
    if (row.childNodes.length !== 1) {
      row.line = this.line("");
      row.replaceChildren(row.line.node);
    }
    this.values(row.line, this.rows[index]);
  }

  /** Show a register in a line; undefined: none. */
  values(line, number) {
    if (number === undefined) {
      put(line.title, " ");
      for (const cell of line.cells) put(cell, "", "cell");
      return;
    }
    const [name, kind] = this.replay.recording.registers[number], values = this.replay.registers[number], written = this.written.get(number) || 0;
    put(line.title, `${written ? "→" : " "}${name}`);
    for (let lane = 0; lane < 32; lane++) {
      const there = lane < this.warp.lanes && lane >= this.seen[0] && lane < this.seen[1];
      put(line.cells[lane], there ? shown(values[this.warp.first + lane], kind, this.form) : "", `cell${!there ? "" : (written >>> lane) & 1 ? " written" : (this.mask >>> lane) & 1 ? "" : " idle"}`);
    }
  }
}
