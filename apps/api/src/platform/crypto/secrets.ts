import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Random } from './random.ts';
import { keyIdOfSeal, openNamed, openUnnamed, sealNamed } from './namedSeal.ts';

/** The purposes of keys that seal. The texts of purposes take part in the derivation, so they must not change. */
export type SealPurpose =
  | 'totp secret'
  | 'queued mail'
  | 'document key'
  | 'document words'
  | 'key of hashes'
  | 'webhook secret';

/** The purposes of keys that sign what goes out and comes back. */
type SignaturePurpose = 'session token' | 'document address' | 'preview' | 'backup';

/** The purposes of keys of hashes that are stored and compared. */
export const hashPurposes = [
  'sign-in code',
  'sign-in address',
  'repeated write',
  'key of a write',
  'audit entry',
] as const;

/** The purpose of a keyed hash. */
export type HashPurpose = (typeof hashPurposes)[number];

/** A key for each purpose of hashes, the same whatever the SECRET_KEY is (docs/decisions/0024). */
export type HashKeys = Readonly<Record<HashPurpose, Uint8Array>>;

/** The SECRET_KEY, and other keys that only open and verify. */
export interface SecretKeys {
  readonly current: string;
  readonly others: readonly string[];
}

const KEY_BYTES = 32;
const KEY_ID_BYTES = 8;

/** Cryptography with keys derived from the secret keys, a separate one for each purpose. */
export type Secrets = ReturnType<typeof createSecrets>;

const derive = (secretKey: string, purpose: string, length = KEY_BYTES) =>
  new Uint8Array(hkdfSync('sha256', secretKey, 'parlour', purpose, length));

/** Returns the id of a secret key, 16 hexadecimal digits. It does not reveal the key. */
export function secretKeyId(secretKey: string): string {
  return Buffer.from(derive(secretKey, 'id of the key', KEY_ID_BYTES)).toString('hex');
}

/** Derives the keys of hashes from a secret key, as a club does once. */
export function deriveHashKeys(secretKey: string): HashKeys {
  return {
    'sign-in code': derive(secretKey, 'sign-in code'),
    'sign-in address': derive(secretKey, 'sign-in address'),
    'repeated write': derive(secretKey, 'repeated write'),
    'key of a write': derive(secretKey, 'key of a write'),
    'audit entry': derive(secretKey, 'audit entry'),
  };
}

/**
 * Derives all keys. Everything is sealed and signed with the current key, and opened and verified with any.
 *
 * @param hashKeys - by default derived from the current key.
 */
export function createSecrets(
  secretKeys: SecretKeys | string,
  random: Random,
  hashKeys?: HashKeys,
) {
  const { current, others }: SecretKeys =
    typeof secretKeys === 'string' ? { current: secretKeys, others: [] } : secretKeys;
  const keysById = new Map([current, ...others].map((key) => [secretKeyId(key), key]));
  const keyId = secretKeyId(current);
  const keyOfHashes = hashKeys ?? deriveHashKeys(current);
  const derived = new Map<string, Uint8Array>();
  const key = (purpose: SealPurpose | SignaturePurpose, id = keyId): Uint8Array => {
    const name = `${id} ${purpose}`;
    const secretKey = keysById.get(id);
    if (secretKey === undefined) throw new UnknownKeyError(id);
    const found = derived.get(name) ?? derive(secretKey, purpose);
    derived.set(name, found);
    return found;
  };
  const keys = (purpose: SealPurpose | SignaturePurpose) =>
    [...keysById.keys()].map((id) => key(purpose, id));
  const sign = (purpose: SignaturePurpose, text: string, signingKey = key(purpose)) =>
    createHmac('sha256', signingKey).update(text).digest('base64url');
  return {
    /** The id of the current key. */
    keyId,
    /** The ids of all keys, the current one first. */
    keyIds: [...keysById.keys()],
    /** Returns the current 32-byte key of a purpose. */
    key: (purpose: SignaturePurpose) => key(purpose),
    /** Returns the 32-byte keys that verify for a purpose, the current one first (api/platform/secret-keys-2). */
    keys: (purpose: SignaturePurpose): readonly Uint8Array[] => keys(purpose),
    /** Signs a text with the current key, in base64url. */
    sign: (purpose: SignaturePurpose, text: string) => sign(purpose, text),
    /** Whether any of the keys signed the text, compared in constant time (api/platform/secret-keys-2). */
    isSignature: (purpose: SignaturePurpose, text: string, signature: string) =>
      keys(purpose).some((each) => isEqualConstantTime(signature, sign(purpose, text, each))),
    /** Computes a keyed hash in base64url. Without the key it can be neither computed nor guessed by trial. */
    keyedHash: (purpose: HashPurpose, text: string) =>
      createHmac('sha256', keyOfHashes[purpose]).update(text).digest('base64url'),
    /** Encrypts a text with the current key, whose id the result names (api/platform/secret-keys-1). */
    seal: (purpose: SealPurpose, text: string) => sealNamed(keyId, key(purpose), random, text),
    /** Decrypts a text that was sealed. Throws when it was altered, or no key opens it. */
    open(purpose: SealPurpose, sealed: string): string {
      const id = keyIdOfSeal(sealed);
      return id === undefined
        ? openUnnamed(keys(purpose), sealed)
        : openNamed(key(purpose, id), sealed);
    },
    /** Returns the id of the key that opens a sealed text, or undefined where none does. */
    openingKeyId: (purpose: SealPurpose, sealed: string) =>
      [...keysById.keys()].find((id) => opens(key(purpose, id), id, sealed)),
  };
}

function opens(key: Uint8Array, keyId: string, sealed: string): boolean {
  try {
    const namedId = keyIdOfSeal(sealed);
    if (namedId === undefined) openUnnamed([key], sealed);
    else if (namedId === keyId) openNamed(key, sealed);
    return namedId === undefined || namedId === keyId;
  } catch {
    return false;
  }
}

/** Thrown for a text that was sealed with a key that the server does not have. */
export class UnknownKeyError extends Error {
  override readonly name = 'UnknownKeyError';
  constructor(id: string) {
    super(`this was sealed with the key ${id}`);
  }
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
