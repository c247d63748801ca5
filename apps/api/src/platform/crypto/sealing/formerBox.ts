import {
  createDecipheriv,
  createPublicKey,
  diffieHellman,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';
import { keyIdOf, rawKeyOf } from './keyId.ts';

const VERSION = 1;
const KEY_ID_BYTES = 8;
const RAW_KEY_BYTES = 32;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + KEY_ID_BYTES + RAW_KEY_BYTES;

const publicKeyOf = (raw: Buffer): KeyObject =>
  createPublicKey({
    format: 'jwk',
    key: { kty: 'OKP', crv: 'X25519', x: raw.toString('base64url') },
  });

/**
 * Opens a text in the format from before JWE: base64url of version, key id, ephemeral public key, ciphertext and tag
 * (X25519, HKDF-SHA256, AES-256-GCM).
 *
 * @throws Error like `openSealed`.
 */
export function openFormerBox(privateKey: KeyObject, sealed: string, boundTo: readonly string[]) {
  const bytes = Buffer.from(sealed, 'base64url');
  const header = bytes.subarray(0, HEAD_BYTES);
  if (bytes.length < HEAD_BYTES + TAG_BYTES || header[0] !== VERSION) {
    throw new Error('this was not sealed by this version of Parlour');
  }
  const publicKey = createPublicKey(privateKey);
  const keyId = header.subarray(1, 1 + KEY_ID_BYTES).toString('hex');
  if (keyId !== keyIdOf(publicKey)) throw new Error(`this was sealed for the key ${keyId}`);
  const ephemeral = header.subarray(1 + KEY_ID_BYTES);
  const shared = diffieHellman({ privateKey, publicKey: publicKeyOf(ephemeral) });
  const salt = Buffer.concat([ephemeral, rawKeyOf(publicKey)]);
  const derived = Buffer.from(hkdfSync('sha256', shared, salt, 'parlour sealed box', 44));
  const decipher = createDecipheriv('aes-256-gcm', derived.subarray(0, 32), derived.subarray(32));
  decipher.setAAD(Buffer.concat([header, Buffer.from(JSON.stringify(boundTo), 'utf8')]));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const body = decipher.update(bytes.subarray(HEAD_BYTES, -TAG_BYTES));
  try {
    return Buffer.concat([body, decipher.final()]).toString('utf8');
  } catch (error) {
    throw new Error('this was altered, or belongs to something else', { cause: error });
  }
}
