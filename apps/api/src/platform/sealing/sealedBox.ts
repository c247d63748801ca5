import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';

const VERSION = 1;
const KEY_ID_BYTES = 8;
const RAW_KEY_BYTES = 32;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + KEY_ID_BYTES + RAW_KEY_BYTES;

const rawOf = (publicKey: KeyObject): Buffer =>
  Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');

const publicKeyOf = (raw: Buffer): KeyObject =>
  createPublicKey({
    format: 'jwk',
    key: { kty: 'OKP', crv: 'X25519', x: raw.toString('base64url') },
  });

/** Which key it is: the beginning of the public key's hash, in hexadecimal. */
export const keyIdOf = (publicKey: KeyObject): string =>
  createHash('sha256')
    .update(rawOf(publicKey))
    .digest('hex')
    .slice(0, 2 * KEY_ID_BYTES);

/** The key and nonce of one sealing, from what the ephemeral key and the recipient's share. */
function derive(shared: Buffer, ephemeral: Buffer, recipient: Buffer) {
  const salt = Buffer.concat([ephemeral, recipient]);
  const derived = Buffer.from(hkdfSync('sha256', shared, salt, 'parlour sealed box', 44));
  return { key: derived.subarray(0, 32), nonce: derived.subarray(32) };
}

/**
 * Seals a text so that only the holder of the private key can open it: X25519 with an ephemeral key, HKDF-SHA256,
 * AES-256-GCM.
 *
 * @param boundTo - what the text belongs to; it has to be named again to open it.
 * @returns base64url of version, key id, ephemeral public key, ciphertext and tag.
 */
export function seal(publicKey: KeyObject, text: string, boundTo: readonly string[]): string {
  const ephemeral = generateKeyPairSync('x25519');
  const shared = diffieHellman({ privateKey: ephemeral.privateKey, publicKey });
  const ephemeralRaw = rawOf(ephemeral.publicKey);
  const { key, nonce } = derive(shared, ephemeralRaw, rawOf(publicKey));
  const head = Buffer.concat([
    Buffer.from([VERSION]),
    Buffer.from(keyIdOf(publicKey), 'hex'),
    ephemeralRaw,
  ]);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(boundBytes(head, boundTo));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([head, body, cipher.getAuthTag()]).toString('base64url');
}

/**
 * Opens what {@link seal} made.
 *
 * @throws Error when it was sealed for another key, belongs to something else, or was altered.
 */
export function openSealed(
  privateKey: KeyObject,
  sealed: string,
  boundTo: readonly string[],
): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const head = bytes.subarray(0, HEAD_BYTES);
  if (bytes.length < HEAD_BYTES + TAG_BYTES || head[0] !== VERSION) {
    throw new Error('this was not sealed by this version of Parlour');
  }
  const publicKey = createPublicKey(privateKey);
  const keyId = head.subarray(1, 1 + KEY_ID_BYTES).toString('hex');
  if (keyId !== keyIdOf(publicKey)) throw new Error(`this was sealed for the key ${keyId}`);
  const ephemeralRaw = head.subarray(1 + KEY_ID_BYTES);
  const shared = diffieHellman({ privateKey, publicKey: publicKeyOf(ephemeralRaw) });
  const { key, nonce } = derive(shared, ephemeralRaw, rawOf(publicKey));
  const decipher = createDecipheriv('aes-256-gcm', key, nonce);
  decipher.setAAD(boundBytes(head, boundTo));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const body = decipher.update(bytes.subarray(HEAD_BYTES, -TAG_BYTES));
  try {
    return Buffer.concat([body, decipher.final()]).toString('utf8');
  } catch (error) {
    throw new Error('this was altered, or belongs to something else', { cause: error });
  }
}

/** As JSON, so that no two lists of names give the same bytes. */
const boundBytes = (head: Buffer, boundTo: readonly string[]): Buffer =>
  Buffer.concat([head, Buffer.from(JSON.stringify(boundTo), 'utf8')]);
