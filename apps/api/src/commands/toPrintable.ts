/** Replaces control characters in a member's text, which could steer the terminal or reverse the line. */
export function toPrintable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]/gu, '�');
}
