import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readPackages } from '../workspace/packages.ts';
import { root } from '../workspace/paths.ts';

const fixtures = join(import.meta.dirname, 'fixtures');
const reportShape = z.object({
  diagnostics: z.array(z.object({ filename: z.string(), code: z.string(), message: z.string() })),
});

/** Returns the workspace's own lint configuration for another folder, without ignored files. */
function relocatedConfiguration(): string {
  const text = readFileSync(join(root, '.oxlintrc.json'), 'utf8');
  const configuration: Record<string, unknown> = JSON.parse(text);
  const jsPlugins = [join(root, 'tools/src/lint/plugin.ts')];
  return JSON.stringify({ ...configuration, jsPlugins, ignorePatterns: [] });
}

const workspace = mkdtempSync(join(tmpdir(), 'parlour-lint-'));
afterAll(() => rmSync(workspace, { recursive: true }));
for (const folder of ['.', ...readPackages().map((each) => each.folder)]) {
  cpSync(join(root, folder, 'package.json'), join(workspace, folder, 'package.json'));
}
cpSync(fixtures, workspace, { recursive: true });
writeFileSync(join(workspace, '.oxlintrc.json'), relocatedConfiguration());
const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json'], {
  cwd: workspace,
  encoding: 'utf8',
});
const { diagnostics } = reportShape.parse(JSON.parse(stdout));

const files = readdirSync(fixtures, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.tsx?$/.test(name),
);

/** Returns the diagnostic that a fixture's first line expects, or none. */
function expectation(file: string) {
  const [firstLine = ''] = readFileSync(join(fixtures, file), 'utf8').split('\n', 1);
  if (firstLine === '// expected: nothing') return [];
  const [, code, message] = /^\/\/ expected: (\S+\)): (.+)$/.exec(firstLine) ?? [];
  if (code === undefined || message === undefined)
    throw new Error(`${file} expects nothing readable`);
  return [{ filename: file, code, message: expect.stringContaining(message) }];
}

test.each(files)('the lint result of %s is what its first line expects', (file) => {
  expect(diagnostics.filter(({ filename }) => filename === file)).toEqual(expectation(file));
});
