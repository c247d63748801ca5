/**
 * Returns the name of a payload field for use in messages: `Work email` for `professional.workEmail` (contract-23).
 * It starts with a capital because messages start with it.
 */
export function fieldLabelOf(field: string): string {
  const name = field.split('.').findLast((part) => /\D/.test(part)) ?? field;
  const words = name.replace(/(?<=[a-z\d])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
