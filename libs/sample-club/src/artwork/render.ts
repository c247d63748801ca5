/**
 * Renders every picture of the catalogue to `pictures/NAME.webp` (`npm run artwork -w @parlour/sample-club`).
 *
 * Skips pictures with an unchanged drawing.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { coverSize, isCoverName } from './catalogue.ts';
import { drawnNames, drawPicture } from './draw.ts';
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
    drawnNames.filter(
      (name) => files.has(`${name}.webp`) && entries.get(name) === fingerprint(name),
    ),
  );
}

/** Removes pictures that are no longer in the catalogue. */
async function removeStrays(): Promise<void> {
  const wanted = new Set([...drawnNames.map((name) => `${name}.webp`), 'fingerprints.json']);
  for (const file of await readdir(picturesFolder)) {
    if (!wanted.has(file)) {
      await rm(new URL(file, picturesFolder));
    }
  }
}

await mkdir(picturesFolder, { recursive: true });
await removeStrays();
const done = await findUpToDate();
for (const name of drawnNames.filter((candidate) => !done.has(candidate))) {
  const image = sharp(Buffer.from(drawPicture(name)));
  const file = isCoverName(name)
    ? image.resize(coverSize).webp({ quality: 60, effort: 6 })
    : image.webp({ quality: 80, effort: 6 });
  await writeFile(new URL(`${name}.webp`, picturesFolder), await file.toBuffer());
  console.log(`drew ${name}`);
}
const fingerprints = Object.fromEntries(drawnNames.map((name) => [name, fingerprint(name)]));
await writeFile(fingerprintsFile, `${JSON.stringify(fingerprints, null, 2)}\n`);
console.log(`${drawnNames.length} pictures in ${picturesFolder.pathname}`);
