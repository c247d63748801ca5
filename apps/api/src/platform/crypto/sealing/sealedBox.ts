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

const rawKeyOf = (publicKey: KeyObject): Buffer =>
  Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');

const publicKeyOf = (raw: Buffer): KeyObject =>
  createPublicKey({
    format: 'jwk',
    key: { kty: 'OKP', crv: 'X25519', x: raw.toString('base64url') },
  });

/** Returns the id of a key: the beginning of the public key's hash, in hexadecimal. */
export function keyIdOf(publicKey: KeyObject): string {
  return createHash('sha256')
    .update(rawKeyOf(publicKey))
    .digest('hex')
    .slice(0, 2 * KEY_ID_BYTES);
}

/** Derives the key and nonce of one sealing from the shared secret of the ephemeral and the recipient's key. */
function deriveKey(shared: Buffer, ephemeral: Buffer, recipient: Buffer) {
  const salt = Buffer.concat([ephemeral, recipient]);
  const derived = Buffer.from(hkdfSync('sha256', shared, salt, 'parlour sealed box', 44));
  return { key: derived.subarray(0, 32), nonce: derived.subarray(32) };
}

/**
 * Seals a text so that only the private key opens it: X25519 with an ephemeral key, HKDF-SHA256, AES-256-GCM.
 *
 * @param boundTo - the owner of the text, required again to open it.
 * @returns base64url of version, key id, ephemeral public key, ciphertext and tag.
 */
export function seal(publicKey: KeyObject, text: string, boundTo: readonly string[]): string {
  const ephemeral = generateKeyPairSync('x25519');
  const shared = diffieHellman({ privateKey: ephemeral.privateKey, publicKey });
  const ephemeralRaw = rawKeyOf(ephemeral.publicKey);
  const { key, nonce } = deriveKey(shared, ephemeralRaw, rawKeyOf(publicKey));
  const header = Buffer.concat([
    Buffer.from([VERSION]),
    Buffer.from(keyIdOf(publicKey), 'hex'),
    ephemeralRaw,
  ]);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(authenticatedData(header, boundTo));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([header, body, cipher.getAuthTag()]).toString('base64url');
}

/**
 * Opens a text sealed by {@link seal}.
 *
 * @throws Error when the text was sealed for another key, belongs to something else, or was altered.
 */
export function openSealed(
  privateKey: KeyObject,
  sealed: string,
  boundTo: readonly string[],
): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const header = bytes.subarray(0, HEAD_BYTES);
  if (bytes.length < HEAD_BYTES + TAG_BYTES || header[0] !== VERSION) {
    throw new Error('this was not sealed by this version of Parlour');
  }
  const publicKey = createPublicKey(privateKey);
  const keyId = header.subarray(1, 1 + KEY_ID_BYTES).toString('hex');
  if (keyId !== keyIdOf(publicKey)) throw new Error(`this was sealed for the key ${keyId}`);
  const ephemeralRaw = header.subarray(1 + KEY_ID_BYTES);
  const shared = diffieHellman({ privateKey, publicKey: publicKeyOf(ephemeralRaw) });
  const { key, nonce } = deriveKey(shared, ephemeralRaw, rawKeyOf(publicKey));
  const decipher = createDecipheriv('aes-256-gcm', key, nonce);
  decipher.setAAD(authenticatedData(header, boundTo));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const body = decipher.update(bytes.subarray(HEAD_BYTES, -TAG_BYTES));
  try {
    return Buffer.concat([body, decipher.final()]).toString('utf8');
  } catch (error) {
    throw new Error('this was altered, or belongs to something else', { cause: error });
  }
}

/** The additional authenticated data. As JSON, so that different lists never give the same bytes. */
const authenticatedData = (header: Buffer, boundTo: readonly string[]): Buffer =>
  Buffer.concat([header, Buffer.from(JSON.stringify(boundTo), 'utf8')]);
