/** Returns the URL that dials a telephone number, which may be written with spaces, signs and an extension (CT30). */
export function telephoneHref(phone: string): string {
  const [number = '', extension] = phone.trim().split(/ext|x/i);
  const isInternational = number.startsWith('+');
  // The zero in parentheses is dialed only within the country.
  const digits = digitsOf(isInternational ? number.replace('(0)', '') : number);
  const plus = isInternational ? '+' : '';
  return `tel:${plus}${digits}${extension === undefined ? '' : `;ext=${digitsOf(extension)}`}`;
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');
