// Lints the packages that changed, or depend on one that did, since they had no fault.
// `node --conditions=@parlour/source tools/src/suites/lintChanged.ts`; delete `.nx/passed/lint.json` to lint all.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { readPackages } from '../workspace/packages.ts';
import { root } from '../workspace/paths.ts';
import { lintHashes, workspaceFiles } from './lintHashes.ts';

const passedFile = join(root, '.nx/passed/lint.json');
const readPassed = (): Readonly<Record<string, string>> => {
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(passedFile, 'utf8')));
  } catch {
    return {};
  }
};

const hashes = lintHashes(readPackages());
const passed = readPassed();
const changed = [...hashes].flatMap(([folder, hash]) => (passed[folder] === hash ? [] : [folder]));
console.log(`parlour: ${changed.length} of ${hashes.size} packages have changed inputs`);
if (changed.length > 0) {
  const paths = changed.flatMap((folder) => (folder === '.' ? workspaceFiles : [folder]));
  const { status } = spawnSync('oxlint', ['--type-aware', ...paths], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
  if (status === 0) {
    mkdirSync(dirname(passedFile), { recursive: true });
    writeFileSync(passedFile, JSON.stringify(Object.fromEntries(hashes)));
  }
}
