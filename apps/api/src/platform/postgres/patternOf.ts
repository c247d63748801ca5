/** Returns a text as the pattern of `like` that finds it anywhere. */
export function patternOf(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
