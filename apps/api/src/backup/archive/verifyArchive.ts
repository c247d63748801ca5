import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { parseJson } from '@parlour/core/session';
import * as z from 'zod';
import {
  type ArchivedEntry,
  type BackupHead,
  type BackupManifest,
  entryNames,
  FORMAT_VERSION,
  formatSchema,
  headSchema,
  manifestSchema,
} from './contents.ts';
import { type ArchiveFile, readArchive } from './readArchive.ts';

/** A backup whose entries are all as they were written. */
export interface VerifiedBackup {
  readonly head: BackupHead;
  readonly manifest: BackupManifest;
  /** The manifest as it was signed. */
  readonly manifestText: string;
  readonly signature: string;
}

/**
 * Reads what a backup says of itself, and nothing more of it.
 *
 * @throws Error for people, also for a backup of a later format.
 */
export async function readHead(file: ArchiveFile): Promise<BackupHead> {
  for await (const { name, content } of readArchive(file)) {
    if (name !== entryNames.head) break;
    return parseHead(file.path, await text(content));
  }
  throw new Error(`${file.path} is no backup of Parlour`);
}

/** Returns what says that a backup needs a later release than this one. */
export function newerRelease(path: string, release: string): Error {
  return new Error(
    `${path} was made by a newer release (${release}): restore it with that release, or a later one`,
  );
}

function parseHead(path: string, head: string): BackupHead {
  const format = formatSchema.safeParse(parseJson(head));
  if (!format.success) throw new Error(`${path} is no backup of Parlour`);
  const { version, release } = format.data;
  if (version > FORMAT_VERSION) throw newerRelease(path, release);
  return headSchema.parse(parseJson(head));
}

/**
 * Reads a whole backup, and compares every entry with its manifest.
 *
 * @throws Error for people where anything was changed, added, left out or cut off.
 */
export async function verifyArchive(file: ArchiveFile): Promise<VerifiedBackup> {
  const { path } = file;
  const found: ArchivedEntry[] = [];
  const texts = new Map<string, string>();
  const ownTexts: ReadonlySet<string> = new Set([
    entryNames.head,
    entryNames.manifest,
    entryNames.signature,
  ]);
  for await (const { name, content } of readArchive(file)) {
    if (texts.has(entryNames.signature)) throw damaged(path, `${name} is after the end`);
    if (ownTexts.has(name)) texts.set(name, await text(content));
    if (name === entryNames.manifest || name === entryNames.signature) continue;
    if (texts.has(entryNames.manifest)) throw damaged(path, `${name} is not in its manifest`);
    found.push(await hashOf(name, texts.get(name), content));
  }
  const [head, manifestText, signature] = [
    texts.get(entryNames.head),
    texts.get(entryNames.manifest),
    texts.get(entryNames.signature),
  ];
  if (head === undefined) throw new Error(`${path} is no backup of Parlour`);
  if (manifestText === undefined || signature === undefined) {
    throw damaged(path, 'it was cut off');
  }
  const manifest = parseManifest(path, manifestText);
  compare(path, manifest.entries, found);
  return { head: parseHead(path, head), manifest, manifestText, signature };
}

async function hashOf(
  name: string,
  known: string | undefined,
  content: AsyncIterable<Uint8Array>,
): Promise<ArchivedEntry> {
  const hash = createHash('sha256');
  if (known !== undefined) {
    return { name, size: Buffer.byteLength(known), sha256: hash.update(known).digest('hex') };
  }
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    hash.update(chunk);
  }
  return { name, size, sha256: hash.digest('hex') };
}

function parseManifest(path: string, manifest: string): BackupManifest {
  const parsed = manifestSchema.safeParse(parseJson(manifest));
  if (!parsed.success) throw damaged(path, z.prettifyError(parsed.error));
  return parsed.data;
}

/** Both are in the order of the archive. */
function compare(
  path: string,
  listed: readonly ArchivedEntry[],
  found: readonly ArchivedEntry[],
): void {
  for (const [index, { name, size, sha256 }] of listed.entries()) {
    const entry = found[index];
    if (entry?.name !== name) throw damaged(path, `${name} is missing`);
    if (entry.size !== size || entry.sha256 !== sha256) throw damaged(path, `${name} was changed`);
  }
  const added = found[listed.length];
  if (added !== undefined) throw damaged(path, `${added.name} is not in its manifest`);
}

const damaged = (path: string, reason: string) =>
  new Error(`${path} is damaged and cannot be used: ${reason}`);
