/** Unicode's Bidi_Control: what turns the direction of the letters that follow. Emoji are not joined by it. */
const directionMarks = /\p{Bidi_Control}/gu;

/** A text without the marks by which it could read otherwise than it is, as `\u202Egnp.exe` reads `exe.png`. */
export const withoutDirectionMarks = (text: string): string => text.replaceAll(directionMarks, '');
