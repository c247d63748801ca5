import { expect, test } from 'vitest';
import { domainFailure } from '../fixtures/failures.ts';
import { formIssuesOf } from '../forms/formIssues.ts';
import { uploadCopy } from './uploadCopy.ts';

test.each([
  ['file', 'The file is damaged.', 'file', 'The file is damaged.'],
  ['file', 'file is damaged.', 'file', 'File is damaged.'],
  ['title', 'title must be one line.', 'title', 'Name must be one line.'],
  ['description', 'description is too long.', 'notes', 'Notes is too long.'],
])(
  'core/documents-15: a failure of %s, %j, belongs to its field',
  (name, original, field, message) => {
    expect(formIssuesOf(domainFailure(original, name), uploadCopy).issues).toEqual([
      { field, message },
    ]);
  },
);

test('core/documents-15: a failure of another name belongs to no field', () => {
  const found = formIssuesOf(domainFailure('notes is too long.', 'notes'), uploadCopy);
  expect(found).toMatchObject({ issues: [], failure: { message: 'notes is too long.' } });
});
