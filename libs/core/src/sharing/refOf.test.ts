import { expect, test } from 'vitest';
import { refOf } from './refOf.ts';

test.each([[['m1']], [[' m1\t']], [['m1', 'm2']], [['m1', '']]])(
  'core/sharing-6: %j names the member m1',
  (values) => {
    expect(refOf(values)).toBe('m1');
  },
);

test.each([[[]], [['']], [[' ']], [['', 'm1']], [['\0']], [['m1\0m2']], [['m'.repeat(251)]]])(
  'core/sharing-6: %j names nobody',
  (values) => {
    expect(refOf(values)).toBeNull();
  },
);

test('core/sharing-6: a ref has up to 250 characters', () => {
  expect(refOf(['m'.repeat(250)])).toBe('m'.repeat(250));
});
