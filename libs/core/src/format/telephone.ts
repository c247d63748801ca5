/** Returns the URL that dials a telephone number, which may be written with spaces and signs (core/format-27). */
export function telephoneHref(phone: string): string {
  // The zero in parentheses is dialed only within the country.
  return `tel:${phone.replace(/(\+.*)\(0\)/, '$1').replaceAll(/[^\d+]/g, '')}`;
}
