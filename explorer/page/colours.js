// Which lines of the source and of the PTX belong together, and the tint that both have.

const TINTS = 8;

class Lines {
  /** `pairs` are (PTX line, source line). */
  constructor(pairs) {
    this.toSource = new Map();
    this.toPtx = new Map();
    for (const [ptx, source] of pairs) {
      this.toSource.set(ptx, source);
      if (!this.toPtx.has(source)) this.toPtx.set(source, []);
      this.toPtx.get(source).push(ptx);
    }
    this.tints = new Map([...this.toPtx.keys()].sort((a, b) => a - b).map((line, i) => [line, `tint${i % TINTS}`]));
  }

  source(line) { return this.tints.get(line) || ""; }

  ptx(line) { return this.tints.get(this.toSource.get(line)) || ""; }
}
