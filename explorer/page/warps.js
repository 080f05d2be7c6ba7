// One warp of a recording: its lanes, the steps that any of them takes part in, and where each lane goes on after each of those.

class Warp {
  constructor(replay, number) {
    const { threads, lanes, steps } = replay.recording;
    const of = Math.ceil(threads / 32), block = Math.floor(number / of), first = block * threads + (number % of) * 32;
    Object.assign(this, { replay, number, block, first, lanes: Math.min(32, (block + 1) * threads - first, lanes - first) });
    this.steps = [];
    this.active = [];
    const bits = new Map();
    steps.forEach((step, index) => {
      if (!bits.has(step.m)) bits.set(step.m, this.bits(replay.lanes(step.m)));
      if (bits.get(step.m)) {
        this.steps.push(index + 1);
        this.active.push(bits.get(step.m));
      }
    });
    this.next = new Int32Array(32 * (this.steps.length + 1)).fill(-1);
    for (let i = this.steps.length - 1; i >= 0; i--) {
      const site = steps[this.steps[i] - 1].s;
      for (let lane = 0; lane < 32; lane++) this.next[32 * i + lane] = (this.active[i] >>> lane) & 1 ? site : this.next[32 * (i + 1) + lane];
    }
  }

  static count(recording) { return recording.blocks * Math.ceil(recording.threads / 32); }

  bits(lanes) {
    let found = 0;
    for (const lane of lanes) if (lane >= this.first && lane < this.first + this.lanes) found |= 1 << (lane - this.first);
    return found >>> 0;
  }

  /** How many of its steps are done at a step of the recording. */
  done(at) {
    let low = 0, high = this.steps.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.steps[middle] <= at) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The recording's step that is `by` of the warp's steps away. */
  moved(at, by) {
    const done = this.done(at), here = done > 0 && this.steps[done - 1] === at;
    const to = by < 0 && !here ? done + by + 1 : done + by;
    return to <= 0 ? 0 : this.steps[Math.min(to, this.steps.length) - 1];
  }

  /** Where a lane goes on after so many of the warp's steps: the number of a site, -1 for nowhere. */
  goesOn(done, lane) { return this.next[32 * done + lane]; }

  get name() { return `block ${this.replay.recording.firstBlock + this.block}, warp ${this.number % Math.ceil(this.replay.recording.threads / 32)}`; }
}
