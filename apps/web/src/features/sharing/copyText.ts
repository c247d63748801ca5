/** Copies text to the clipboard. Rejects without permission, or without a clipboard, as on a page without HTTPS. */
export async function copyText(text: string): Promise<void> {
  return navigator.clipboard.writeText(text);
}
