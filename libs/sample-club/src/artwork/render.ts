/**
 * Renders every picture of the catalogue to `pictures/NAME.webp` (`npm run artwork -w @parlour/sample-club`).
 *
 * Skips pictures with an unchanged drawing.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { pictureNames } from './catalogue.ts';
import { drawPicture } from './draw.ts';
import { fingerprint, fingerprintsFile, picturesFolder } from './fingerprint.ts';

/** Returns the names of pictures with a file and a current fingerprint. */
async function findUpToDate(): Promise<Set<string>> {
  const files = new Set(await readdir(picturesFolder));
  if (!files.has('fingerprints.json')) {
    return new Set();
  }
  const recorded: unknown = JSON.parse(await readFile(fingerprintsFile, 'utf8'));
  const entries = new Map(Object.entries(recorded ?? {}));
  return new Set(
    pictureNames.filter(
      (name) => files.has(`${name}.webp`) && entries.get(name) === fingerprint(name),
    ),
  );
}

/** Removes pictures that are no longer in the catalogue. */
async function removeStrays(): Promise<void> {
  const wanted = new Set([...pictureNames.map((name) => `${name}.webp`), 'fingerprints.json']);
  for (const file of await readdir(picturesFolder)) {
    if (!wanted.has(file)) {
      await rm(new URL(file, picturesFolder));
    }
  }
}

await mkdir(picturesFolder, { recursive: true });
await removeStrays();
const done = await findUpToDate();
for (const name of pictureNames.filter((candidate) => !done.has(candidate))) {
  const image = sharp(Buffer.from(drawPicture(name))).webp({ quality: 80, effort: 6 });
  await writeFile(new URL(`${name}.webp`, picturesFolder), await image.toBuffer());
  console.log(`drew ${name}`);
}
const fingerprints = Object.fromEntries(pictureNames.map((name) => [name, fingerprint(name)]));
await writeFile(fingerprintsFile, `${JSON.stringify(fingerprints, null, 2)}\n`);
console.log(`${pictureNames.length} pictures in ${picturesFolder.pathname}`);
