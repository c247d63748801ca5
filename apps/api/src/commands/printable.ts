/** What a member wrote, without what would steer the terminal or turn the line around. */
export const printable = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, '�');
