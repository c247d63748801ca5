/** A part of an address in plain characters; undefined where its percent signs make no sense. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
