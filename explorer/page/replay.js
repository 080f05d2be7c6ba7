// The state of a recorded launch after any of its steps: forwards by what each step changed, backwards by what that replaced, far by keyframes.
//
// Invariant: registers, memory and what lanes wait for are what they were after step `at`; step 0 is before the first.

const BETWEEN = 512; // steps between keyframes
const PAGE = 256; // bytes

class SparseMemory {
  constructor() { this.pages = new Map(); }

  /** The byte at an address, a number; undefined where nothing is known. */
  byte(address) {
    const page = this.pages.get(Math.floor(address / PAGE));
    return page === undefined ? undefined : page.known[address % PAGE] ? page.bytes[address % PAGE] : undefined;
  }

  /** Write bytes, of which undefined ones are not known; what was there before. */
  write(address, bytes) {
    const old = new Array(bytes.length);
    for (let i = 0; i < bytes.length; i++) {
      const number = Math.floor((address + i) / PAGE), place = (address + i) % PAGE;
      let page = this.pages.get(number);
      if (page === undefined) this.pages.set(number, (page = { bytes: new Uint8Array(PAGE), known: new Uint8Array(PAGE) }));
      old[i] = page.known[place] ? page.bytes[place] : undefined;
      page.known[place] = bytes[i] === undefined ? 0 : 1;
      page.bytes[place] = bytes[i] || 0;
    }
    return old;
  }

  copy() {
    const made = new SparseMemory();
    for (const [number, page] of this.pages) made.pages.set(number, { bytes: page.bytes.slice(), known: page.known.slice() });
    return made;
  }
}

class Replay {
  constructor(recording) {
    this.recording = recording;
    this.count = recording.steps.length;
    this.masks = new Array(recording.masks.length);
    this.registers = recording.registers.map(([, kind]) => new ARRAYS[Number(kind.slice(1))](recording.lanes));
    this.waits = new Int8Array(recording.lanes).fill(-1); // the barrier that a lane waits at; 100 when it has exited
    this.memory = new Map();
    this.at = 0;
    this.undo = [];
    this.keyframes = new Map();
    this.begin();
  }

  begin() {
    const { blocks, sharedBytes, memory } = this.recording;
    for (let block = 0; block < blocks; block++) this.space("shared", block).write(0, new Uint8Array(sharedBytes));
    for (const { start, kept, bytes } of memory) {
      this.space("global", 0).write(start, new Uint8Array(kept));
      this.space("global", 0).write(start, bytesOf(bytes));
    }
    this.change(this.recording.before, []);
    this.keyframes.set(0, this.snapshot());
  }

  /** The lanes of a mask by its number, ascending. */
  lanes(number) { return (this.masks[number] ??= lanesOf(this.recording.masks[number])); }

  /** The step that leads to where it is; undefined before the first. */
  get step() { return this.recording.steps[this.at - 1]; }

  space(name, owner) {
    const key = `${name} ${owner}`;
    if (!this.memory.has(key)) this.memory.set(key, new SparseMemory());
    return this.memory.get(key);
  }

  forward() {
    if (this.at >= this.count) return false;
    const step = this.recording.steps[this.at], replaced = [];
    for (const [number, text, mask] of step.w || []) {
      const lanes = this.lanes(mask ?? step.m), register = this.registers[number], old = new register.constructor(lanes.length);
      const values = decoded(text, lanes.length, register.BYTES_PER_ELEMENT);
      for (let i = 0; i < lanes.length; i++) {
        old[i] = register[lanes[i]];
        register[lanes[i]] = values[i];
      }
      replaced.push(() => { for (let i = 0; i < lanes.length; i++) register[lanes[i]] = old[i]; });
    }
    this.change(step, replaced);
    this.undo[this.at++] = replaced;
    if (this.at % BETWEEN === 0 && !this.keyframes.has(this.at)) this.keyframes.set(this.at, this.snapshot());
    return true;
  }

  /** What a step does to memory and lanes. */
  change(step, replaced) {
    for (const [space, owner, address, bytes] of step.c || []) {
      const old = this.space(space, owner).write(address, bytesOf(bytes));
      replaced.push(() => this.space(space, owner).write(address, old));
    }
    for (const [kind, number, mask] of step.e || []) {
      const lanes = this.lanes(mask), old = Array.from(lanes, (lane) => this.waits[lane]);
      const value = { wait: number, exit: 100, release: -1 }[kind];
      if (value === undefined) continue;
      for (const lane of lanes) this.waits[lane] = value;
      replaced.push(() => lanes.forEach((lane, i) => { this.waits[lane] = old[i]; }));
    }
  }

  backward() {
    if (this.at === 0) return false;
    const replaced = this.undo[this.at - 1];
    if (replaced === undefined) return this.seek(this.at - 1);
    this.at--;
    for (let i = replaced.length - 1; i >= 0; i--) replaced[i]();
    return true;
  }

  /** Go to a step, from where it is or from a keyframe. */
  seek(wanted) {
    const target = Math.min(Math.max(wanted, 0), this.count);
    if (Math.abs(target - this.at) > BETWEEN || (target < this.at && this.undo[target] === undefined)) {
      let frame = Math.floor(target / BETWEEN) * BETWEEN;
      while (!this.keyframes.has(frame)) frame -= BETWEEN;
      if (frame > this.at || target < this.at) this.restore(frame);
    }
    while (this.at < target) this.forward();
    while (this.at > target) this.backward();
    return true;
  }

  snapshot() {
    return { registers: this.registers.map((values) => values.slice()), waits: this.waits.slice(), memory: new Map([...this.memory].map(([key, memory]) => [key, memory.copy()])) };
  }

  restore(frame) {
    const { registers, waits, memory } = this.keyframes.get(frame);
    registers.forEach((values, i) => this.registers[i].set(values));
    this.waits.set(waits);
    this.memory = new Map([...memory].map(([key, content]) => [key, content.copy()]));
    this.at = frame;
  }

  /** What the lanes of a step have accessed: kind, space, size, and (lane, address) pairs. */
  accesses(step) {
    return ((step && step.a) || []).map(([kind, space, size, mask, text]) => {
      const lanes = this.lanes(mask);
      return { kind, space, size, lanes, addresses: Array.from(decoded(text, lanes.length, 8), Number) };
    });
  }

  /** Whose memory of a space a lane sees. */
  owner(space, lane) { return space === "shared" ? Math.floor(lane / this.recording.threads) : space === "local" ? lane : 0; }
}
