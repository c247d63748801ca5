import { createHash, type KeyObject } from 'node:crypto';

const KEY_ID_LENGTH = 16;

/** Returns the 32 bytes of an X25519 public key. */
export function rawKeyOf(publicKey: KeyObject): Buffer {
  return Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
}

/** Returns the id of a key: the beginning of the public key's hash, in hexadecimal. */
export function keyIdOf(publicKey: KeyObject): string {
  return createHash('sha256').update(rawKeyOf(publicKey)).digest('hex').slice(0, KEY_ID_LENGTH);
}
