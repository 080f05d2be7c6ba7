// Watching an address: what is there, and the steps that read or write it.

class WatchView {
  constructor(changed, go) {
    this.input = el("input", { type: "text", placeholder: "shared 0x10", "aria-label": "address to watch", size: 20 });
    this.input.addEventListener("keydown", (event) => {
      event.stopPropagation();
      if (event.key === "Enter" || event.key === "Escape") this.input.blur();
    });
    this.input.addEventListener("change", () => this.set(this.input.value, changed));
    this.text = el("span", { class: "status", role: "status" });
    this.node = el("div", { class: "bar" }, el("label", {}, "Watch ", this.input), button("⇤", "last access before ([)", () => go(this.beside(-1))), button("⇥", "next access (])", () => go(this.beside(1))), this.text);
  }

  /** `text` is a space and an address, with the bytes if they are not four: 'global 0x1000010 8'. */
  set(text, changed = () => {}) {
    this.input.value = text;
    const found = /^\s*(shared|global|local|const|generic)?\s*[: ]?\s*(0x[0-9a-f]+|\d+)(?:[\s:]+(\d+))?\s*$/i.exec(text);
    this.place = found ? { space: (found[1] || "global").toLowerCase(), address: Number(found[2]), size: Number(found[3] || 4) } : null;
    if (this.place && !["shared", "local"].includes(this.place.space)) this.place.space = "global";
    this.steps = null;
    put(this.text, text && !found ? "expected a space and an address: shared 0x10" : "");
    changed(text);
  }

  /** The steps that access it, by the block of a warp or the first lane of it. */
  find(replay, lane) {
    const { space, address, size } = this.place, owner = replay.owner(space, lane);
    this.steps = [];
    replay.recording.steps.forEach((step, index) => {
      const hits = replay.accesses(step).some((access) => (access.space === space || (space === "global" && !["shared", "local"].includes(access.space)))
        && access.addresses.some((start, i) => start < address + size && address < start + access.size && replay.owner(space, access.lanes[i]) === owner));
      if (hits) this.steps.push(index + 1);
    });
    this.owner = owner;
  }

  show(replay, warp) {
    this.at = replay.at;
    if (!this.place) return;
    const { space, address, size } = this.place;
    if (!this.steps || this.owner !== replay.owner(space, warp.first)) this.find(replay, warp.first);
    const memory = replay.space(space, replay.owner(space, warp.first));
    const bytes = Array.from({ length: size }, (_, i) => memory.byte(address + i));
    const value = bytes.includes(undefined) ? null : bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
    const word = value === null ? "nothing known is there" : size === 4 ? `${shown(Number(value), "i4")} = ${shown(Number(value), "f4")} = 0x${value.toString(16)}` : `0x${value.toString(16)}`;
    put(this.text, `${word}; accessed in ${this.steps.length} step${this.steps.length === 1 ? "" : "s"}${this.steps.includes(replay.at) ? ", and in this one" : ""}`);
  }

  beside(by) {
    if (!this.steps) return this.at;
    return (by > 0 ? this.steps.find((step) => step > this.at) : this.steps.findLast((step) => step < this.at)) ?? this.at;
  }
}
