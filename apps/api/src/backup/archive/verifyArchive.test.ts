import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { entryNames, FORMAT_VERSION } from './contents.ts';
import { readHead, verifyArchive } from './verifyArchive.ts';
import { type OpenArchive, writeArchive } from './writeArchive.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-archive-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Add = (archive: OpenArchive) => Promise<void>;

/** Writes an archive of these entries, and returns what names it. */
async function archiveOf(...entries: readonly Add[]) {
  const path = join(folder, `${randomUUID()}.backup`);
  await writeArchive(createWriteStream(path), [], async (archive) => {
    for (const add of entries) await add(archive);
  });
  return { path, identities: [] };
}

const head = {
  format: 'parlour-backup',
  version: FORMAT_VERSION,
  release: '1.0.0',
  madeAt: '2030-03-01T12:00:00.000Z',
  clubName: 'The Club',
  keyIds: ['0123456789abcdef'],
  cardKeyId: null,
  migrations: [],
  jobsVersion: null,
  tables: [],
  sequences: [],
};
const FILE = 'files/documents/1';

const addText =
  (name: string, text: string): Add =>
  (archive) =>
    archive.addText(name, text);
const addHead = addText(entryNames.head, JSON.stringify(head));
const addFile = addText(FILE, 'A passport');
const addSignature = addText(entryNames.signature, 'signed');

type Entries = OpenArchive['entries'];

/** Adds the manifest of all entries before it, or of others. */
const addManifest =
  (listed: (entries: Entries) => Entries = (entries) => entries): Add =>
  ({ entries, addText: add }) =>
    add(
      entryNames.manifest,
      JSON.stringify({ entries: listed(entries), rows: {}, missing: ['documents/2'] }),
    );

test('api/backup-6: a whole archive says what it holds, and its manifest is as it was signed', async () => {
  const file = await archiveOf(addHead, addFile, addManifest(), addSignature);
  const verified = await verifyArchive(file);
  expect(verified.head).toEqual(head);
  expect(verified.signature).toBe('signed');
  expect(verified.manifest.entries.map(({ name, size }) => [name, size])).toEqual([
    [entryNames.head, JSON.stringify(head).length],
    [FILE, 10],
  ]);
  expect(JSON.parse(verified.manifestText)).toEqual(verified.manifest);
  expect(await readHead(file)).toEqual(head);
});

test.each<[string, readonly Add[]]>([
  ['the manifest', [addHead, addFile, addSignature]],
  ['the signature', [addHead, addFile, addManifest()]],
  ['both', [addHead, addFile]],
])('api/backup-6: an archive that lacks %s was cut off', async (_, entries) => {
  const file = await archiveOf(...entries);
  await expect(verifyArchive(file)).rejects.toThrow(
    `${file.path} is damaged and cannot be used: it was cut off`,
  );
});

const changed =
  (change: Partial<Entries[number]>) =>
  (entries: Entries): Entries =>
    entries.map((entry) => (entry.name === FILE ? { ...entry, ...change } : entry));

test.each<[string, readonly Add[]]>([
  [`${FILE} was changed`, [addHead, addFile, addManifest(changed({ size: 11 })), addSignature]],
  [
    `${FILE} was changed`,
    [addHead, addFile, addManifest(changed({ sha256: '0'.repeat(64) })), addSignature],
  ],
  [
    `${FILE} is missing`,
    [
      addHead,
      addManifest((entries) => [...entries, { name: FILE, size: 10, sha256: '' }]),
      addSignature,
    ],
  ],
  [
    `${FILE} is missing`,
    [addHead, addFile, addManifest((entries) => entries.toReversed()), addSignature],
  ],
  [
    `${FILE} is not in its manifest`,
    [addHead, addFile, addManifest((entries) => entries.slice(0, 1)), addSignature],
  ],
  [`${FILE} is not in its manifest`, [addHead, addManifest(), addFile, addSignature]],
  [`${FILE} is after the end`, [addHead, addManifest(), addSignature, addFile]],
  ['Invalid input', [addHead, addText(entryNames.manifest, 'no JSON'), addSignature]],
])('api/backup-6: an archive is refused where %s', async (reason, entries) => {
  const refused = verifyArchive(await archiveOf(...entries));
  await expect(refused).rejects.toThrow('is damaged and cannot be used: ');
  await expect(refused).rejects.toThrow(reason);
});

test.each<[string, readonly Add[]]>([
  ['has no head', [addFile, addManifest(), addSignature]],
  [
    'is of another program',
    [
      addText(entryNames.head, JSON.stringify({ ...head, format: 'other' })),
      addManifest(),
      addSignature,
    ],
  ],
  ['has a head without sense', [addText(entryNames.head, '{'), addManifest(), addSignature]],
])('api/backup-6: an archive that %s is no backup', async (_, entries) => {
  const file = await archiveOf(...entries);
  for (const read of [verifyArchive, readHead]) {
    await expect(read(file)).rejects.toThrow(`${file.path} is no backup of Parlour`);
  }
});

test('api/backup-8: of a newer format the release is named, and nothing more is read', async () => {
  const later = { format: head.format, version: FORMAT_VERSION + 1, release: '9.0.0' };
  const file = await archiveOf(addText(entryNames.head, JSON.stringify(later)));
  await expect(readHead(file)).rejects.toThrow('was made by a newer release (9.0.0)');
});
