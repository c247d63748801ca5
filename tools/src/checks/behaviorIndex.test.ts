import { expect, test } from 'vitest';
import { behaviorIndex, behaviorIndexIsCurrent, behaviorPage } from './behaviorIndex.ts';

const stated = new Map([
  ['libs/core/src/requests/SPEC.md', '# Requests\n\n- **RQ1** One.\n- **RQ2** Two.\n'],
  ['libs/map/SPEC.md', '# The map\n\n- **VM1** One.\n- **GO1** Two.\n'],
]);

test('the page has one row for each prefix, with its feature, its file and the number of lines', () => {
  expect(behaviorIndex(stated).trimEnd().split('\n').slice(-3)).toEqual([
    '| GO | The map | [libs/map/SPEC.md](../libs/map/SPEC.md) | 1 |',
    '| RQ | Requests | [libs/core/src/requests/SPEC.md](../libs/core/src/requests/SPEC.md) | 2 |',
    '| VM | The map | [libs/map/SPEC.md](../libs/map/SPEC.md) | 1 |',
  ]);
});

test('a page that lists something else is refused', () => {
  const current = new Map([...stated, [behaviorPage, behaviorIndex(stated)]]);
  expect(behaviorIndexIsCurrent(current).issues).toEqual([]);
  const changed = new Map([...current, ['libs/ui/SPEC.md', '# More\n\n- **UI1** One.\n']]);
  expect(behaviorIndexIsCurrent(changed).issues).toEqual([
    "docs/behavior.md: is not current, run 'npm run behavior'",
  ]);
});
