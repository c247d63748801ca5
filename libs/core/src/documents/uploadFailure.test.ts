import { expect, test } from 'vitest';
import { callError } from '../fixtures/callError.ts';
import { uploadFailureOf } from './uploadFailure.ts';

test.each([
  ['file', 'The file is damaged.', 'file', 'The file is damaged.'],
  ['file', 'file is damaged.', 'file', 'File is damaged.'],
  ['title', 'title must be one line.', 'title', 'Name must be one line.'],
  ['description', 'description is too long.', 'notes', 'Notes is too long.'],
  ['notes', 'notes is too long.', null, 'notes is too long.'],
])('DO15: a failure of %s, %j, belongs to its field', (name, original, field, message) => {
  expect(uploadFailureOf(callError(original, name))).toMatchObject({ field, message });
});
