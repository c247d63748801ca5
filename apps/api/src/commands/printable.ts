/** Replaces control characters in a member's text, which could steer the terminal or reverse the line. */
export const printable = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, '�');
