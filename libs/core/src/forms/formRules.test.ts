import { expect, test } from 'vitest';
import { unchangedFields } from './formRules.ts';

test('FM5: only the issues of unchanged fields stay', () => {
  const issues = [
    { field: 'phone', message: 'No.' },
    { field: 'city', message: 'No.' },
  ] as const;
  const before = { phone: '1', city: '' };
  const remaining = unchangedFields(
    (draft: typeof before, field: 'phone' | 'city') => draft[field],
  );
  expect(remaining(issues, { before, after: { ...before } })).toEqual(issues);
  expect(remaining(issues, { before, after: { ...before, phone: '12' } })).toEqual([issues[1]]);
});
