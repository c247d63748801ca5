import { expect, test } from 'vitest';
import { namedBehaviors } from './namedBehaviors.ts';

test('a page for operators may name stated behaviors alone', () => {
  const check = (text: string) =>
    namedBehaviors(
      new Map([
        ['libs/core/src/SPEC.md', '- **RQ1** A request has a type.\n'],
        ['docs/threat-model.md', text],
      ]),
    );
  expect(check('Types are checked (RQ1), tokens are signed by HS256.')).toEqual([]);
  expect(check('One.\nTypes are checked (RQ1, RQ2).')).toEqual([
    'docs/threat-model.md:2: no SPEC.md states RQ2',
  ]);
});
