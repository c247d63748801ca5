import { expect, test } from 'vitest';
import { uploadFailureOf } from './uploadFailure.ts';

const refusal = (message: string, field?: unknown) => Object.assign(new Error(message), { field });

test.each([
  ['file', 'The file is damaged.', 'file', 'The file is damaged.'],
  ['title', 'title must be one line.', 'title', 'Name must be one line.'],
  ['description', 'description is too long.', 'notes', 'Notes is too long.'],
  ['title', 'titles are short.', 'title', 'titles are short.'],
] as const)('DO15: a refusal that names %s belongs to its field: %j', (...row) => {
  const [name, told, field, message] = row;
  expect(uploadFailureOf(refusal(told, name))).toMatchObject({ field, message });
});

test.each(['memberId', 'toString', '', 5, undefined])(
  'DO15: a refusal that names %j belongs to no field',
  (name) => {
    expect(uploadFailureOf(refusal('No.', name))).toMatchObject({ field: null, message: 'No.' });
  },
);
