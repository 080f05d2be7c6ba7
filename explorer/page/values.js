// Values of lanes: from the texts of the recording to bits (see encoding.py), and from bits to what people read.

const ARRAYS = { 1: Uint8Array, 2: Uint16Array, 4: Uint32Array, 8: BigUint64Array };
const scratch = new DataView(new ArrayBuffer(8));

function bytesOf(base64) {
  const text = atob(base64), found = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) found[i] = text.charCodeAt(i);
  return found;
}

/** `count` values of `width` bytes as an array of unsigned integers. */
function decoded(text, count, width) {
  if (text[0] === ":") {
    const bytes = bytesOf(text.slice(1));
    return new ARRAYS[width](bytes.buffer);
  }
  const found = new ARRAYS[width](count);
  const [first, step] = text.slice(1).split(",");
  if (step === undefined) return found.fill(width === 8 ? BigInt(`0x${first}`) : Number.parseInt(first, 16));
  let value = BigInt(`0x${first}`);
  const rise = BigInt(`0x${step}`);
  for (let i = 0; i < count; i++, value += rise) found[i] = width === 8 ? BigInt.asUintN(64, value) : Number(BigInt.asUintN(8 * width, value));
  return found;
}

/** The lanes of a mask, ascending. */
function lanesOf(mask) {
  const found = [];
  for (let digit = mask.length - 1, lane = 0; digit >= 0; digit--, lane += 4) {
    const bits = Number.parseInt(mask[digit], 16);
    for (let i = 0; i < 4; i++) if ((bits >> i) & 1) found.push(lane + i);
  }
  return Int32Array.from(found);
}

/** `kind` is the recording's: a letter for the reading and the width in bytes; `form` is 'auto', 'hex', 'signed', 'unsigned' or 'float'. */
function shown(bits, kind, form = "auto") {
  const width = Number(kind.slice(1));
  const reading = form === "auto" ? kind[0] : { hex: "x", signed: "i", unsigned: "u", float: "f" }[form];
  if (reading === "b" && form === "auto") return bits ? "true" : "·";
  if (reading === "x") return bits.toString(16).padStart(2 * width, "0");
  if (reading === "u" || reading === "b") return bits.toString();
  if (reading === "i") return (width === 8 ? BigInt.asIntN(64, bits) : Number(BigInt.asIntN(8 * width, BigInt(bits)))).toString();
  if (width === 4) scratch.setUint32(0, bits);
  if (width === 8) scratch.setBigUint64(0, bits);
  if (width === 4 || width === 8) return real(width === 4 ? scratch.getFloat32(0) : scratch.getFloat64(0), width);
  return width === 2 ? real(half(bits), 2) : bits.toString();
}

function real(value, width) {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? "nan" : value > 0 ? "inf" : "-inf";
  return Object.is(value, -0) ? "-0.0" : Number.isInteger(value) && Math.abs(value) < 1e7 ? `${value}.0` : value.toPrecision(width === 8 ? 9 : width === 4 ? 6 : 4).replace(/\.?0+($|e)/, "$1");
}

function half(bits) {
  const sign = bits & 0x8000 ? -1 : 1, exponent = (bits >> 10) & 31, fraction = bits & 1023;
  if (exponent === 31) return fraction ? NaN : sign * Infinity;
  return sign * (exponent ? 2 ** (exponent - 15) * (1 + fraction / 1024) : 2 ** -14 * (fraction / 1024));
}
