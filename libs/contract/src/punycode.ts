const [BASE, LEAST, MOST, SKEW, DAMP] = [36, 1, 26, 38, 700];
const FIRST_BIAS = 72;
const FIRST_CODE_POINT = 0x80;

/** Returns a label of a domain with other letters than those of ASCII as `xn--` and Punycode (RFC 3492). Others stay. */
export function punycodeLabel(label: string): string {
  const codePoints = Array.from(label, (character) => character.codePointAt(0) ?? 0);
  const plain = codePoints.filter((each) => each < FIRST_CODE_POINT);
  if (plain.length === codePoints.length) return label;
  let encoded = String.fromCodePoint(...plain) + (plain.length > 0 ? '-' : '');
  let [done, delta, bias] = [plain.length, 0, FIRST_BIAS];
  let last = FIRST_CODE_POINT - 1;
  while (done < codePoints.length) {
    const next = Math.min(...codePoints.filter((each) => each > last));
    delta += (next - last - 1) * (done + 1);
    for (const each of codePoints) {
      if (each < next) delta += 1;
      if (each !== next) continue;
      encoded += variableLength(delta, bias);
      bias = adapt(delta, done + 1, done === plain.length);
      done += 1;
      delta = 0;
    }
    delta += 1;
    last = next;
  }
  return `xn--${encoded}`;
}

const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Writes a number with digits whose thresholds depend on the bias. */
function variableLength(number: number, bias: number): string {
  let [rest, written, place] = [number, '', BASE];
  for (;;) {
    const threshold = Math.min(MOST, Math.max(LEAST, place - bias));
    if (rest < threshold) return written + DIGITS.charAt(rest);
    written += DIGITS.charAt(threshold + ((rest - threshold) % (BASE - threshold)));
    rest = Math.floor((rest - threshold) / (BASE - threshold));
    place += BASE;
  }
}

function adapt(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / count);
  let steps = 0;
  while (rest > ((BASE - LEAST) * MOST) / 2) {
    rest = Math.floor(rest / (BASE - LEAST));
    steps += BASE;
  }
  return steps + Math.floor(((BASE - LEAST + 1) * rest) / (rest + SKEW));
}
