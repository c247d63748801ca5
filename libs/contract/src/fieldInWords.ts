/**
 * What a sentence calls a field of a payload, so that a member knows it: the last name of its path in plain words, such
 * as `Work email` for `professional.workEmail`. It begins in upper case, because sentences begin with it.
 */
export const fieldInWords = (field: string): string => {
  const name = field.split('.').findLast((part) => /\D/.test(part)) ?? field;
  const words = name.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};
