/** Copies text to the clipboard. Rejects without permission, or without a clipboard, as on a page without HTTPS. */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
