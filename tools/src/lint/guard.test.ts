import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readPackages } from '../workspace/packages.ts';
import { root } from '../workspace/paths.ts';

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

const expectation = /^\/\/ expected: (?:nothing|(?<code>\S+\)): (?<message>.+))\n/gm;

/** The files of cases.txt: each with its code, and what lint must say of it, in any order. */
const cases = readFileSync(join(import.meta.dirname, 'cases.txt'), 'utf8')
  .split(/^=== /m)
  .slice(1)
  .map((text) => {
    const [file = ''] = text.split('\n', 1);
    const content = text.slice(file.length + 1);
    const expected = [...content.matchAll(expectation)].flatMap(({ groups }) =>
      groups?.['code'] === undefined
        ? []
        : [
            {
              filename: file,
              code: groups['code'],
              message: expect.stringContaining(groups['message'] ?? ''),
            },
          ],
    );
    return { file, code: content.replaceAll(expectation, ''), expected };
  });

const workspace = mkdtempSync(join(tmpdir(), 'parlour-lint-'));
afterAll(() => rmSync(workspace, { recursive: true }));
for (const folder of ['.', ...readPackages().map((each) => each.folder)]) {
  cpSync(join(root, folder, 'package.json'), join(workspace, folder, 'package.json'));
}
for (const { file, code } of cases) {
  mkdirSync(join(workspace, dirname(file)), { recursive: true });
  writeFileSync(join(workspace, file), code);
}
writeFileSync(join(workspace, '.oxlintrc.json'), relocatedConfiguration());
const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json'], {
  cwd: workspace,
  encoding: 'utf8',
});
const { diagnostics } = reportShape.parse(JSON.parse(stdout));

test.each(cases)('lint says of $file what cases.txt expects', ({ file, expected }) => {
  const found = diagnostics.filter(({ filename }) => filename === file);
  expect(found).toEqual(expect.arrayContaining(expected));
  expect(found.length, JSON.stringify(found)).toBe(expected.length);
});
