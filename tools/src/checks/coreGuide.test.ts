import { expect, test } from 'vitest';
import { guidedFeatures } from './coreGuide.ts';

const issuesOf = (guide: string, exports: Record<string, string>) =>
  guidedFeatures(
    new Map([
      ['libs/core/package.json', JSON.stringify({ exports })],
      ['libs/core/src/cellar/index.ts', ''],
      ['libs/core/src/cellar/SPEC.md', ''],
      ['docs/machines/README.md', ''],
      ['docs/machines/tasting.md', ''],
      ['docs/core-guide.md', guide],
    ]),
  ).issues;

test('a feature of the core needs an entry, and a row of the guide with its machines', () => {
  expect(issuesOf('', {})).toEqual([
    "libs/core/package.json: add the entry './cellar' to its exports",
    'docs/core-guide.md: add a row for libs/core/src/cellar/SPEC.md to its table of features',
    'docs/core-guide.md: add machines/tasting.md to its table of features',
  ]);
  const row =
    '| [cellar](../libs/core/src/cellar/SPEC.md) | wines | [tasting](machines/tasting.md) |';
  expect(issuesOf(row, { './cellar': './src/cellar/index.ts' })).toEqual([]);
});
