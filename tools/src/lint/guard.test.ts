import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { root } from '../workspace/paths.ts';

const fixtures = join(import.meta.dirname, 'fixtures');
const reportShape = z.object({
  diagnostics: z.array(z.object({ filename: z.string(), code: z.string(), message: z.string() })),
});

/** The workspace's own lint configuration, moved to another folder and no longer ignoring the fixtures. */
function configurationElsewhere(): string {
  const text = readFileSync(join(root, '.oxlintrc.json'), 'utf8');
  const configuration: Record<string, unknown> = JSON.parse(text);
  const jsPlugins = [join(root, 'tools/src/lint/plugin.ts')];
  return JSON.stringify({ ...configuration, jsPlugins, ignorePatterns: [] });
}

const workspace = mkdtempSync(join(tmpdir(), 'parlour-lint-'));
afterAll(() => rmSync(workspace, { recursive: true }));
cpSync(fixtures, workspace, { recursive: true });
writeFileSync(join(workspace, '.oxlintrc.json'), configurationElsewhere());
const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json'], {
  cwd: workspace,
  encoding: 'utf8',
});
const { diagnostics } = reportShape.parse(JSON.parse(stdout));

const files = readdirSync(fixtures, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.tsx?$/.test(name),
);

/** The one finding that a fixture's first line names, or none. */
function expectation(file: string) {
  const [firstLine = ''] = readFileSync(join(fixtures, file), 'utf8').split('\n', 1);
  if (firstLine === '// expected: nothing') return [];
  const [, code, words] = /^\/\/ expected: (\S+\)): (.+)$/.exec(firstLine) ?? [];
  if (code === undefined || words === undefined)
    throw new Error(`${file} expects nothing readable`);
  return [{ filename: file, code, message: expect.stringContaining(words) }];
}

test.each(files)('the guard judges %s as its first line expects', (file) => {
  expect(diagnostics.filter(({ filename }) => filename === file)).toEqual(expectation(file));
});
