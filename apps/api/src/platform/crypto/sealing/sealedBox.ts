import { createPublicKey, type KeyObject } from 'node:crypto';
import { decodeProtectedHeader, flattenedDecrypt, FlattenedEncrypt } from 'jose';
import * as z from 'zod';
import { openFormerBox } from './formerBox.ts';
import { keyIdOf } from './keyId.ts';

const KEY_AGREEMENT = 'ECDH-ES';
const ENCRYPTION = 'A256GCM';

const boxSchema = z.object({
  protected: z.string(),
  iv: z.string(),
  ciphertext: z.string(),
  tag: z.string(),
});

const keyIdSchema = z.string().regex(/^[0-9a-f]{16}$/);

/** The additional authenticated data. As JSON, so that different lists never give the same bytes. */
const authenticatedData = (boundTo: readonly string[]): Buffer =>
  Buffer.from(JSON.stringify(boundTo), 'utf8');

/**
 * Seals a text, or its UTF-8 bytes, so that only the private key opens it: a JWE with an ephemeral X25519 key and AES-256-GCM (RFC 8037).
 *
 * @param boundTo - the owner of the text, required again to open it and not stored.
 * @returns the JWE as JSON. Its header names the key.
 */
export async function seal(
  publicKey: KeyObject,
  text: string | Uint8Array,
  boundTo: readonly string[],
) {
  const { aad: _, ...box } = await new FlattenedEncrypt(
    typeof text === 'string' ? Buffer.from(text, 'utf8') : text,
  )
    .setProtectedHeader({ alg: KEY_AGREEMENT, enc: ENCRYPTION, kid: keyIdOf(publicKey) })
    .setAdditionalAuthenticatedData(authenticatedData(boundTo))
    .encrypt(publicKey);
  return JSON.stringify(box);
}

/**
 * Opens a text sealed by {@link seal}, now or before it made a JWE.
 *
 * @throws Error when the text was sealed for another key, belongs to something else, or was altered.
 */
export async function openSealed(
  privateKey: KeyObject,
  sealed: string,
  boundTo: readonly string[],
): Promise<string> {
  if (!sealed.startsWith('{')) return openFormerBox(privateKey, sealed, boundTo);
  const { box, keyId } = parseBox(sealed);
  if (keyId !== keyIdOf(createPublicKey(privateKey))) {
    throw new Error(`this was sealed for the key ${keyId}`);
  }
  const aad = authenticatedData(boundTo).toString('base64url');
  const { plaintext } = await flattenedDecrypt({ ...box, aad }, privateKey, {
    keyManagementAlgorithms: [KEY_AGREEMENT],
    contentEncryptionAlgorithms: [ENCRYPTION],
  }).catch((error: unknown) => {
    throw alteredError(error);
  });
  return Buffer.from(plaintext).toString('utf8');
}

/** Returns the id of the key that a text was sealed for. Undefined for one that was sealed before keys were named. */
export function sealedKeyId(sealed: string): string | undefined {
  return sealed.startsWith('{') ? parseBox(sealed).keyId : undefined;
}

function parseBox(sealed: string) {
  try {
    const box = boxSchema.parse(JSON.parse(sealed));
    // Anybody can write the header, and an operator reads the id in a terminal.
    return { box, keyId: keyIdSchema.parse(decodeProtectedHeader(box).kid) };
  } catch (error) {
    throw alteredError(error);
  }
}

const alteredError = (cause: unknown) =>
  new Error('this was altered, or belongs to something else', { cause });
