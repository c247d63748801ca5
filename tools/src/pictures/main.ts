// `npm run pictures`: draws the stories whose pictures are stored, compares them, and shows differences side by side.
// `-- --accept` stores what was drawn, `-- screens-benefits` draws every told state of the stories whose ids begin so, `-- --all`
// that of all stories, `-- --sample` the components alone, as `npm test -- --all` does.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../workspace/paths.ts';
import { choosePictures, fileOf } from './choosePictures.ts';
import { comparePictures, readPixels, toPng, toStoredFile } from './comparePictures.ts';
import { drawPictures, openBrowser } from './drawPictures.ts';
import { compareOrigins, readOrigin } from './origin.ts';
import { plainPhotographs } from './plainPhotographs.ts';
import { type Finding, reportPage } from './report.ts';
import {
  deleteStored,
  readStored,
  readStoredOrigin,
  store,
  storedBytes,
  storedNames,
  storeOrigin,
} from './store.ts';

/** The pictures are kept small in the tree, in bytes. */
const MAX_BYTES = 8_000_000;

/** Builds the book's stories as files, without its written pages. Returns the folder; throws when it does not build. */
async function buildBook(onlyPackage?: string): Promise<string> {
  const folder = join(root, '.nx/pictures', onlyPackage === undefined ? 'book' : 'package');
  const { status, stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/storybook'),
    ['build', '--test', '--quiet', '--output-dir', folder],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: Number.POSITIVE_INFINITY,
      env: { ...process.env, ...(onlyPackage && { BOOK_PACKAGE: onlyPackage }) },
    },
  );
  if (status !== 0) throw new Error(`Storybook does not build:\n${stdout}\n${stderr}`);
  await plainPhotographs(folder);
  return folder;
}

const { values, positionals } = parseArgs({
  options: {
    accept: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    sample: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [prefix = ''] = positionals;
const { accept: isAccepting, sample: isSample } = values;
const drawsEveryState = (values.all || prefix !== '') && !isAccepting;
// `npm test -- --all` may run beside another comparison.
const reportPath = isSample ? 'test-results/pictures-sample' : 'test-results/pictures';
const reportFolder = join(root, reportPath);

await using browser = await openBrowser();
const origin = readOrigin(browser.version());
const stored = readStoredOrigin();
const others = stored === undefined ? [] : compareOrigins(stored, origin);
for (const other of others) console.log(`parlour: this machine draws with ${other}`);
if (isSample && others.length > 0) {
  console.log('parlour: skipped the pictures: they can only be compared where they were drawn');
  process.exit(0);
}

const book = await buildBook(isSample ? 'libs/ui' : undefined);
const index: unknown = JSON.parse(readFileSync(join(book, 'index.json'), 'utf8'));
const shots = choosePictures(index).filter(
  ({ id, isStored }) => id.startsWith(prefix) && (isStored || drawsEveryState),
);
if (shots.length === 0) throw new Error(`No story to draw has an id that begins with ${prefix}.`);

rmSync(reportFolder, { recursive: true, force: true });
mkdirSync(reportFolder, { recursive: true });
const findings: Finding[] = [];
const onlyDrawn: Finding[] = [];
/** Writes a picture of the report, and returns its name. */
function show(name: string, kind: string, file: Buffer): string {
  const shown = name.replace('.webp', `.${kind}.png`);
  writeFileSync(join(reportFolder, shown), file);
  return shown;
}

await drawPictures(browser, book, shots, async (shot, png) => {
  const name = fileOf(shot);
  if (!shot.isStored) {
    onlyDrawn.push({ name, what: 'is not stored', after: show(name, 'after', png) });
    return;
  }
  const after = await readPixels(png);
  const file = readStored(name);
  const before = file && (await readPixels(file));
  const difference = before && comparePictures(before, after);
  if (before !== undefined && difference === undefined) return;
  if (isAccepting) store(name, await toStoredFile(after));
  findings.push({
    name,
    what: difference === undefined ? 'is new' : `${difference.pixels} pixels differ`,
    ...(before && { before: show(name, 'before', await toPng(before)) }),
    after: show(name, 'after', png),
    ...(difference && { difference: show(name, 'difference', await toPng(difference.picture)) }),
  });
});

const drawn = new Set(shots.map(fileOf));
const isWhole = !isSample && prefix === '';
for (const name of isWhole ? storedNames().filter((each) => !drawn.has(each)) : []) {
  const file = readStored(name);
  if (file === undefined) continue;
  findings.push({
    name,
    what: 'is drawn no more',
    before: show(name, 'before', await toPng(await readPixels(file))),
  });
  if (isAccepting) deleteStored(name);
}

const byName = (one: Finding, other: Finding) => one.name.localeCompare(other.name);
const inOrder = findings.toSorted(byName);
for (const { name, what } of inOrder) console.log(`parlour: ${name}: ${what}`);
if (findings.length + onlyDrawn.length > 0) {
  const page = reportPage([...inOrder, ...onlyDrawn.toSorted(byName)]);
  writeFileSync(join(reportFolder, 'index.html'), page);
  console.log(`parlour: side by side in ${reportPath}/index.html`);
}
if (isAccepting && (isWhole || stored === undefined)) storeOrigin(origin);
if (storedBytes() > MAX_BYTES) {
  console.error(
    `parlour: the stored pictures have ${(storedBytes() / 1e6).toFixed(1)} MB, more than ${MAX_BYTES / 1e6}: choose fewer in tools/src/pictures/choosePictures.ts`,
  );
  process.exitCode = 1;
}
const verb = isAccepting ? 'accepted' : 'found';
console.log(`parlour: drew ${shots.length} pictures, ${verb} ${findings.length} differences`);
if (findings.length > 0 && !isAccepting && others.length === 0) {
  console.error('parlour: look at them, then take them with `npm run pictures -- --accept`');
  process.exitCode = 1;
}
