/** The beginning of a text, so many characters (UTF-16) at most; none is cut in half. */
export const cutText = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
