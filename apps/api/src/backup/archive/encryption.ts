import { open } from 'node:fs/promises';
import { Decrypter, Encrypter } from 'age-encryption';

const MAGIC = 'age-encryption.org/';

/**
 * Creates what encrypts a stream for the holders of keys.
 *
 * @param recipients - public keys, `age1...`.
 * @throws Error that names what is no public key.
 */
export function encryptionFor(recipients: readonly string[]) {
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch (error) {
      throw new Error(`${recipient} is no public key of age, such as age1…`, { cause: error });
    }
  }
  return async function* encrypt(source: AsyncIterable<Uint8Array>) {
    yield* await encrypter.encrypt(ReadableStream.from(source));
  };
}

/**
 * Creates what decrypts a stream.
 *
 * @param identities - private keys, `AGE-SECRET-KEY-...`.
 * @throws Error where one is no private key.
 */
export function decryptionWith(identities: readonly string[]) {
  const decrypter = new Decrypter();
  for (const identity of identities) {
    try {
      decrypter.addIdentity(identity);
    } catch (error) {
      throw new Error('a line is no private key of age, such as AGE-SECRET-KEY-1…', {
        cause: error,
      });
    }
  }
  return async function* decrypt(source: AsyncIterable<Uint8Array>) {
    yield* await decrypter.decrypt(ReadableStream.from(source));
  };
}

/** Whether a file is encrypted. */
export async function isEncrypted(path: string): Promise<boolean> {
  await using file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
  return buffer.toString('latin1') === MAGIC;
}

/** Returns the private keys in a file as `age-keygen` writes it: a line each, beside comments. */
export function identitiesIn(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}
