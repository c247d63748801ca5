// Prepares the checkout for a command: installs missing or outdated packages and checks that the command runs on Node 24.
// npm runs it before each command (`prestart`, `pretest`, ...). It is plain JavaScript without dependencies because it
// must run on any Node from 20 up, before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const oldestBootstrapNode = 20;
const requiredNode = 24;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampFile = join(root, 'node_modules', '.parlour-stamp');

/** Prints one line and exits with code 1. @param {string} line */
function stop(line) {
  console.error(`parlour: ${line}`);
  process.exit(1);
}

/** Returns the files that an install depends on: the lock file and every package.json of the workspace. */
function manifests() {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folders = workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    return readdirSync(join(root, parent))
      .toSorted()
      .map((name) => `${parent}/${name}`);
  });
  return ['package-lock.json', 'package.json', ...folders.map((folder) => `${folder}/package.json`)]
    .map((name) => join(root, name))
    .filter((file) => existsSync(file));
}

/** Returns a hash of the content of the files that an install depends on. */
function currentStamp() {
  const hash = createHash('sha256');
  for (const file of manifests()) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Runs `npm install`, including development packages, with the npm that started this command. */
function install() {
  const flags = [
    'install',
    '--include=dev',
    '--include=optional',
    '--no-fund',
    '--no-audit',
    '--loglevel=error',
  ];
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm, ...flags]] : ['npm', flags];
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (error)
    stop(`npm could not be started (${error.message}). Install Node with npm and try again.`);
  if (status !== 0) stop('npm install failed (see above). Is the package registry reachable?');
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
  install();
  writeFileSync(stampFile, currentStamp());
}

if (!(commandNode() >= requiredNode)) {
  stop(
    `Node ${requiredNode} is needed, this is ${process.versions.node}, and npm offers none for ` +
      `${process.platform} ${process.arch}. Install it from https://nodejs.org and try again.`,
  );
}
