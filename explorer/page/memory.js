// Memory as words of four bytes: that of the warp's block, of a lane, or what the kernel was given. What the step reads and writes is marked.

const WORDS = 8;

class MemoryView {
  constructor(changed) {
    this.form = select("words as", [["declared", "as declared"], ["hex", "hex"], ["signed", "integers"], ["unsigned", "unsigned"], ["float", "floats"]], "declared", () => this.list.draw(true));
    this.where = select("memory", [], "", () => changed());
    this.list = new VirtualList("memory", (row, index) => this.fill(row, index));
    this.list.node.classList.add("memory");
    this.node = el("div", { class: "part" }, el("div", { class: "bar" }, el("h2", {}, "Memory"), this.where, this.form), this.list.node);
  }

  load(recording) {
    this.recording = recording;
    const areas = recording.sharedBytes ? [["shared", "shared memory of the block"]] : [];
    recording.memory.forEach(({ name, size }, i) => areas.push([`global ${i}`, `${name} (${size} bytes)`]));
    areas.push(["local", "local memory of lane 0"]);
    this.where.replaceChildren(...areas.map(([key, text]) => el("option", { value: key }, text)));
  }

  show(replay, warp) {
    const [space, number] = (this.where.value || "local").split(" ");
    const { memory, sharedForms } = this.recording;
    this.declared = space === "global" ? [[0, memory[number].form]] : space === "shared" ? sharedForms || [] : [];
    const lane = warp.first, allocation = space === "global" ? this.recording.memory[number] : undefined;
    this.start = allocation ? allocation.start : 0;
    const pages = replay.space(space, replay.owner(space, lane)).pages;
    this.bytes = allocation ? allocation.size : space === "shared" ? this.recording.sharedBytes : Math.max(0, ...[...pages.keys()].map((page) => (page + 1) * PAGE));
    this.content = replay.space(space, replay.owner(space, lane));
    this.reads = new Set();
    this.writes = new Set();
    for (const access of replay.accesses(replay.step)) {
      if ((access.space === "shared" || access.space === "local" ? access.space : "global") !== space) continue;
      access.addresses.forEach((address, i) => {
        if (replay.owner(space, access.lanes[i]) !== replay.owner(space, lane)) return;
        for (let byte = 0; byte < access.size; byte += 4) (access.kind === "load" ? this.reads : this.writes).add(Math.floor((address + byte - this.start) / 4));
      });
    }
    this.list.set(Math.ceil(this.bytes / (4 * WORDS)));
    const first = Math.min(...this.writes, ...this.reads);
    if (Number.isFinite(first)) this.list.show(Math.floor(first / WORDS));
  }

  fill(row, index) {
    if (row.childNodes.length !== WORDS + 1) row.replaceChildren(el("span", { class: "name" }), ...Array.from({ length: WORDS }, () => el("span", { class: "cell" })));
    put(row.firstChild, (this.start + index * 4 * WORDS).toString(16));
    for (let i = 0; i < WORDS; i++) {
      const word = index * WORDS + i, style = this.writes.has(word) ? " written" : this.reads.has(word) ? " read" : "";
      put(row.childNodes[i + 1], this.word(word), `cell${style}`);
    }
  }

  /** How a word is shown: as its variable is declared, where that is asked for and known. */
  formOf(number) {
    if (this.form.value !== "declared") return this.form.value;
    return this.declared.findLast(([offset]) => offset <= 4 * number)?.[1] || "hex";
  }

  word(number) {
    if (4 * number >= this.bytes) return "";
    const form = this.formOf(number);
    const bytes = [0, 1, 2, 3].map((i) => this.content.byte(this.start + 4 * number + i));
    if (bytes.includes(undefined)) return form === "hex" ? bytes.map((b) => (b === undefined ? "··" : b.toString(16).padStart(2, "0"))).reverse().join("") : "·";
    return shown((bytes[0] | (bytes[1] << 8) | (bytes[2] << 16) | (bytes[3] << 24)) >>> 0, "u4", form);
  }
}
