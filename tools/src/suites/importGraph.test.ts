import { expect, test } from 'vitest';
import { importClosure } from './importGraph.ts';

const files: Readonly<Record<string, string>> = {
  'web/a/AView.tsx': `import { price, type Card } from '@house/core';\nimport * as styles from './A.css.ts';`,
  'web/a/A.css.ts': `import { tokens } from '@house/ui/tokens';`,
  'web/b/BView.tsx': `const load = () => import('../a/AView.tsx');\nimport 'react';`,
  'core/index.ts': `export { cost as price } from './price.ts';\nexport { type Card, pay } from './card.ts';\nexport {\n  map,\n} from './map.ts';`,
  'core/price.ts': `export { round } from './round.ts';`,
  'core/round.ts': '',
  'core/card.ts': `const worker = new URL('./worker.ts?url', import.meta.url);`,
  'core/map.ts': '',
  'core/worker.ts': '',
  'ui/tokens.css.ts': '',
};
const indexes: Readonly<Record<string, string>> = {
  '@house/core': 'core/index.ts',
  '@house/ui/tokens': 'ui/tokens.css.ts',
};
const graph = {
  read: (path: string) => files[path],
  indexOf: (specifier: string) => indexes[specifier],
};
const closureOf = (...entries: string[]) => [...importClosure(entries, graph)].toSorted();

test('a file depends on what it imports, and through an index only on the named files', () => {
  expect(closureOf('web/a/AView.tsx')).toEqual([
    'core/card.ts',
    'core/price.ts',
    'core/round.ts',
    'core/worker.ts',
    'ui/tokens.css.ts',
    'web/a/A.css.ts',
    'web/a/AView.tsx',
  ]);
});

test('a name that the index does not list makes the whole index count', () => {
  const read = (path: string) =>
    path === 'web/c.ts' ? `import { unknown } from '@house/core';` : files[path];
  const closure = importClosure(['web/c.ts'], { ...graph, read });
  expect(closure).toContain('core/index.ts');
  expect(closure).toContain('core/map.ts');
});

test('a dynamic import counts unless it is not followed', () => {
  expect(closureOf('web/b/BView.tsx')).toContain('web/a/AView.tsx');
  const closure = importClosure(['web/b/BView.tsx'], {
    ...graph,
    follows: (_, to) => !to.startsWith('web/a/'),
  });
  expect([...closure]).toEqual(['web/b/BView.tsx']);
});

test('files that do not exist, and packages from npm, count for nothing', () => {
  expect(closureOf('web/missing.ts')).toEqual([]);
  const read = () => `import { useState } from 'react';`;
  expect([...importClosure(['a.ts'], { ...graph, read })]).toEqual(['a.ts']);
});
