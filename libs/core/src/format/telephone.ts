/** Returns the URL that dials a telephone number, which may be written with spaces and signs (CT30). */
export function telephoneHref(phone: string): string {
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${phone.replaceAll(/\D/g, '')}`;
}
