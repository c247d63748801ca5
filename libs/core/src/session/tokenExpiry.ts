import { parseJson, recordOf } from './storedSession.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * The moment at which a JWT expires, in milliseconds since 1970, read from its payload's `exp` without checking the
 * signature (spec section 9); null when it can't be read.
 */
export const readTokenExpiry = (token: string): number | null => {
  const payload = recordOf(parseJson(decodeBase64Url(token.split('.')[1] ?? '')));
  const expiry = payload?.['exp'];
  return typeof expiry === 'number' && Number.isFinite(expiry) ? expiry * 1000 : null;
};

/** Each byte becomes one character, which is enough where only numbers are read. */
const decodeBase64Url = (text: string) => {
  let decoded = '';
  let bits = 0;
  let length = 0;
  for (const letter of text) {
    bits = ((bits << 6) | ALPHABET.indexOf(letter)) & 0xffff;
    length += 6;
    if (length >= 8) {
      length -= 8;
      decoded += String.fromCharCode((bits >> length) & 0xff);
    }
  }
  return decoded;
};
