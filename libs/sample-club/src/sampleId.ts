/** What has an id in the sample club. */
type SampleKind =
  | 'member'
  | 'destination'
  | 'vendor'
  | 'connection'
  | 'benefit'
  | 'event'
  | 'guide'
  | 'section'
  | 'gift';

/**
 * Returns an id that tells nothing, as those of a real club: eleven letters and digits (sample-club-2). The same kind and name give
 * the same id (cyrb53).
 */
export function sampleId(kind: SampleKind, name: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const character of `${kind} ${name}`) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  const mix = (value: number, other: number) =>
    Math.imul(value ^ (value >>> 16), 2_246_822_507) ^
    Math.imul(other ^ (other >>> 13), 3_266_489_909);
  [high, low] = [mix(high, low), mix(low, high)];
  const number = 4_294_967_296 * (2_097_151 & low) + (high >>> 0);
  return number.toString(36).padStart(11, '0');
}
