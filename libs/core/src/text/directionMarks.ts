/**
 * Unicode's Bidi_Control: characters that change the direction of the text after them. Joined emoji do not use them.
 */
const directionMarks = /\p{Bidi_Control}/gu;

/** Removes direction marks, which can disguise a text: `\u202Egnp.exe` reads `exe.png`. */
export function removeDirectionMarks(text: string): string {
  return text.replaceAll(directionMarks, '');
}
