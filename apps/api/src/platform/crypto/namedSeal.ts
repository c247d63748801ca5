import { createCipheriv, createDecipheriv } from 'node:crypto';
import * as z from 'zod';
import type { Random } from './random.ts';

/**
 * The encryptions that this release opens, by their names in a JWE. A release opens a new one before the next seals with it,
 * because servers of both run beside each other (docs/releases.md).
 */
const encryptions = { A256GCM: 'aes-256-gcm' } as const;
type Encryption = keyof typeof encryptions;

/** The one that this release seals with. */
const WRITTEN: Encryption = 'A256GCM';
/** The one of texts from before keys were named. */
const UNNAMED: Encryption = 'A256GCM';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID = /^[0-9a-f]{16}$/;

const headerSchema = z.object({
  alg: z.literal('dir'),
  enc: z.custom<Encryption>((name) => typeof name === 'string' && Object.hasOwn(encryptions, name)),
  kid: z.string().regex(KEY_ID),
});

/** Returns what every text begins with that this key sealed. */
export function sealPrefix(keyId: string): string {
  const header = JSON.stringify({ alg: 'dir', enc: WRITTEN, kid: keyId });
  return `${Buffer.from(header).toString('base64url')}..`;
}

/** Seals a text as a compact JWE (`dir`) that names its key. Synchronous, unlike jose: lists open many. */
export function sealNamed(keyId: string, key: Uint8Array, random: Random, text: string): string {
  const prefix = sealPrefix(keyId);
  const nonce = random.bytes(NONCE_BYTES);
  const cipher = createCipheriv(encryptions[WRITTEN], key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(prefix.slice(0, -2)));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const parts = [nonce, body, cipher.getAuthTag()];
  return `${prefix}${parts.map((part) => part.toString('base64url')).join('.')}`;
}

const headerOf = (sealed: string) => {
  const [header = ''] = sealed.split('.', 1);
  return headerSchema.parse(JSON.parse(Buffer.from(header, 'base64url').toString()));
};

/**
 * Returns the id of the key that sealed a text. Undefined for a text in the format from before keys were named.
 *
 * @throws Error where the header is none that this release opens.
 */
export function keyIdOfSeal(sealed: string): string | undefined {
  return sealed.includes('.') ? headerOf(sealed).kid : undefined;
}

/** Opens the result of {@link sealNamed}. Throws where it was altered. */
export function openNamed(key: Uint8Array, sealed: string): string {
  const [header = '', , nonce = '', body = '', tag = ''] = sealed.split('.');
  const bytes = [nonce, body, tag].map((part) => Buffer.from(part, 'base64url'));
  return decrypt(headerOf(sealed).enc, key, Buffer.from(header), bytes);
}

/** Opens a text in the format from before keys were named, base64url of nonce, tag and body, with the key that fits. */
export function openUnnamed(keys: readonly Uint8Array[], sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const bodyStart = NONCE_BYTES + TAG_BYTES;
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, bodyStart);
  for (const key of keys) {
    try {
      return decrypt(UNNAMED, key, undefined, [nonce, bytes.subarray(bodyStart), tag]);
    } catch {
      // The text does not say which key it needs.
    }
  }
  throw new Error('this was altered, or sealed with a key that is not given');
}

function decrypt(
  encryption: Encryption,
  key: Uint8Array,
  authenticated: Buffer | undefined,
  [nonce = Buffer.of(), body = Buffer.of(), tag = Buffer.of()]: readonly Buffer[],
): string {
  const decipher = createDecipheriv(encryptions[encryption], key, nonce, {
    authTagLength: TAG_BYTES,
  });
  if (authenticated !== undefined) decipher.setAAD(authenticated);
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}
