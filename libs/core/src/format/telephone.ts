import { dialedPhone } from '@parlour/contract/values';

/** Returns the URL that dials a telephone number, which may be written with spaces, signs and an extension (core/format-27). */
export function telephoneHref(phone: string): string {
  const { number, extension } = dialedPhone(phone);
  return `tel:${number}${extension === null ? '' : `;ext=${extension}`}`;
}
