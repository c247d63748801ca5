import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  timingSafeEqual,
} from 'node:crypto';
import type { Random } from './random.ts';

/** The purpose of a derived key. The texts take part in the derivation, so they must not change. */
type Purpose =
  | 'session token'
  | 'sign-in code'
  | 'sign-in address'
  | 'queued mail'
  | 'repeated write'
  | 'key of a write'
  | 'document key'
  | 'document words'
  | 'document address';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Cryptography with keys derived from SECRET_KEY, a separate one for each purpose. */
export type Secrets = ReturnType<typeof createSecrets>;

/** Derives all keys from the SECRET_KEY. */
export function createSecrets(secretKey: string, random: Random) {
  const key = (purpose: Purpose) =>
    new Uint8Array(hkdfSync('sha256', secretKey, 'parlour', purpose, 32));
  return {
    /** Returns the 32-byte key of a purpose. */
    key,
    /** Computes a keyed hash in base64url. Without the key it can be neither computed nor guessed by trial. */
    keyedHash: (purpose: Purpose, text: string) =>
      createHmac('sha256', key(purpose)).update(text).digest('base64url'),
    /** Encrypts a text (AES-256-GCM). */
    seal(purpose: Purpose, text: string) {
      const nonce = random.bytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key(purpose), nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    /** Decrypts a text that was sealed. Throws when it was altered or sealed with another key. */
    open(purpose: Purpose, sealed: string) {
      const bytes = Buffer.from(sealed, 'base64url');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', key(purpose), nonce);
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
  };
}

/** Hashes a token. It needs no key, since the token is too long to be guessed. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Whether two texts are equal, compared in constant time. */
export function isEqualConstantTime(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
