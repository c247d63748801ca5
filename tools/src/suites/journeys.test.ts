import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { root } from '../workspace/paths.ts';
import { journeyInputs, journeyNames } from './journeys.ts';

const manifest = z
  .object({
    scripts: z.record(z.string(), z.string()),
    nx: z.object({ targets: z.record(z.string(), z.unknown()) }),
  })
  .parse(JSON.parse(readFileSync(join(root, 'apps/e2e/package.json'), 'utf8')));

test('each folder of journeys is a target whose inputs are computed', () => {
  const names = journeyNames();
  expect(names).toContain('benefits');
  const targets = Object.fromEntries(
    names.map((name) => [
      `journey-${name}`,
      {
        inputs: ['workspace', { runtime: `node tools/src/suites/main.ts ${name}` }],
        outputs: [`{projectRoot}/test-results/${name}`],
      },
    ]),
  );
  expect(manifest.nx.targets).toEqual(targets);
  for (const name of names) {
    expect(manifest.scripts[`journey-${name}`]).toBe(`JOURNEY=${name} playwright test`);
  }
});

test('a journey depends on its feature, its tests, the shell, the contract, the tokens and the server', () => {
  const files = journeyInputs('benefits').join('\n');
  for (const part of [
    /^apps\/web\/src\/.*BenefitView\.tsx$/m,
    /^apps\/web\/src\/.*ShellView\.tsx$/m,
    /^apps\/e2e\/src\/benefits\/benefits\.e2e\.ts$/m,
    /^apps\/e2e\/src\/support\/sweep\.ts$/m,
    /^libs\/contract\/src\/index\.ts$/m,
    /^libs\/ui\/src\/tokens\.css\.ts$/m,
    /^apps\/api\/src\/main\.ts$/m,
  ]) {
    expect(files).toMatch(part);
  }
});

test('a journey depends on no view of a feature that it does not visit, and on no test', () => {
  const files = journeyInputs('benefits').join('\n');
  expect(files).not.toMatch(/VendorView|GiftGuideView|EventsView/);
  expect(files).not.toMatch(/\.(?:test|stories)\.tsx?$/m);
});
