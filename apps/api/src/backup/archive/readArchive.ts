import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { decryptionWith, isEncrypted } from './encryption.ts';

/** An entry of an archive that is being read. */
export interface ReadEntry {
  readonly name: string;
  /** Must be read, or left, before the next entry. */
  readonly content: AsyncIterable<Uint8Array>;
}

/** Names an archive, and what opens it. */
export interface ArchiveFile {
  readonly path: string;
  /** The private keys of age that may open it. */
  readonly identities: readonly string[];
}

/**
 * Reads the entries of an archive in their order. At most some MB of it are in memory.
 *
 * @throws Error for people: where it is damaged, cut off, or needs another key.
 */
export async function* readArchive({ path, identities }: ArchiveFile): AsyncGenerator<ReadEntry> {
  const isSealed = await isEncrypted(path);
  if (isSealed && identities.length === 0) {
    throw new Error(`${path} is encrypted: name the file of its private key with --identity`);
  }
  const [file, unzipped] = [createReadStream(path), createZstdDecompress()];
  const whole = isSealed
    ? pipeline(file, decryptionWith(identities), unzipped)
    : pipeline(file, unzipped);
  // Who leaves an archive before its end does not need the rest.
  whole.catch(() => undefined);
  const entries = Readable.toWeb(unzipped).pipeThrough(createTarDecoder({ strict: true }));
  try {
    for await (const { header, body } of entries) {
      yield { name: header.name, content: explained(path, body) };
      if (!body.locked) await body.cancel();
    }
    // The checksum of the whole comes after the last entry.
    await whole;
  } catch (error) {
    throw explain(path, error);
  }
}

async function* explained(path: string, content: AsyncIterable<Uint8Array>) {
  try {
    yield* content;
  } catch (error) {
    throw explain(path, error);
  }
}

function explain(path: string, error: unknown): Error {
  const isKeyWrong = error instanceof Error && error.message.includes('no identity matched');
  const message = isKeyWrong
    ? `${path} is encrypted for another key: name the file of its private key with --identity`
    : `${path} is damaged, cut off, or no backup of Parlour: it cannot be used`;
  return new Error(message, { cause: error });
}
