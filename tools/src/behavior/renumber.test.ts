import { expect, test } from 'vitest';
import { renumber } from './renumber.ts';

const page = (...ids: readonly string[]) => ids.map((id) => `- **${id}** It holds.\n`).join('');

test('a line in between and a moved page get their numbers, wherever they are named', () => {
  const files = new Map([
    [
      'libs/core/src/requests/SPEC.md',
      page('core/requests-1', 'core/requests-new', 'core/requests-2'),
    ],
    ['libs/core/src/wines/SPEC.md', page('core/cellar-1')],
    ['libs/core/src/a.test.ts', "test('core/requests-2, core/requests-new: a', f);"],
    ['docs/a.md', 'As in core/cellar-1 and core/requests-1, not api/core/cellar-1.'],
  ]);
  expect(Object.fromEntries(renumber(files))).toEqual({
    'libs/core/src/requests/SPEC.md': page('core/requests-1', 'core/requests-2', 'core/requests-3'),
    'libs/core/src/wines/SPEC.md': page('core/wines-1'),
    'libs/core/src/a.test.ts': "test('core/requests-3, core/requests-2: a', f);",
    'docs/a.md': 'As in core/wines-1 and core/requests-1, not api/core/cellar-1.',
  });
});

test('pages in order stay as they are', () => {
  expect(renumber(new Map([['libs/map/SPEC.md', page('map-1', 'map-2')]]))).toEqual(new Map());
});

test('one ID for two lines is refused', () => {
  const files = new Map([['libs/map/SPEC.md', page('map-1', 'map-1')]]);
  expect(() => renumber(files)).toThrow('libs/map/SPEC.md:2: map-1 is the ID of another line too');
});
