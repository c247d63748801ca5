/**
 * Puts a text on the clipboard. Rejects where the browser has none to give, as on a page that came without encryption,
 * or refuses it.
 */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
