/** Decodes a URL component. Returns undefined where its percent-encoding is malformed. */
export function decodeUrlComponent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
