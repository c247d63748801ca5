import { parseJson, recordOf } from './storedSession.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Reads the expiry of a JWT from its `exp`, in milliseconds since 1970, without verifying the signature (core/session-3). Null if
 * it cannot be read.
 */
export function readTokenExpiry(token: string): number | null {
  const expiry = payloadOf(token)?.['exp'];
  return typeof expiry === 'number' && Number.isFinite(expiry) ? expiry * 1000 : null;
}

/**
 * Reads the subject of a JWT, the id of its member, without verifying the signature (core/offline-6). Null if it cannot be read, or
 * has other characters than a member's id, as that of staff.
 */
export function readTokenSubject(token: string): string | null {
  const subject = payloadOf(token)?.['sub'];
  return typeof subject === 'string' && /^[\w.-]+$/.test(subject) ? subject : null;
}

const payloadOf = (token: string) =>
  recordOf(parseJson(decodeBase64Url(token.split('.')[1] ?? '')));

/** Decodes each byte to one character, which suffices for reading numbers and ids. */
const decodeBase64Url = (text: string) => {
  let decoded = '';
  let bits = 0;
  let length = 0;
  for (const character of text) {
    bits = ((bits << 6) | ALPHABET.indexOf(character)) & 0xffff;
    length += 6;
    if (length >= 8) {
      length -= 8;
      decoded += String.fromCharCode((bits >> length) & 0xff);
    }
  }
  return decoded;
};
