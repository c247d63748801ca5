/** Returns whether a text is an http or https URL, and not a path. */
export function isWebUrl(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '');
}
