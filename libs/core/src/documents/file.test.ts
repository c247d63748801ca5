import { DOCUMENT_SIZE_LIMIT, documentExtensions } from '@parlour/contract';
import { expect, test } from 'vitest';
import { ACCEPTED_FILES, extensionOf, fileProblem } from './file.ts';

test.each(documentExtensions)('DO4: .%s is accepted, whatever its letter case', (extension) => {
  expect(fileProblem({ name: `scan.${extension}`, size: 1 })).toBeNull();
  expect(extensionOf(`My.Scan.${extension.toUpperCase()} `)).toBe(extension);
  expect(ACCEPTED_FILES.split(',')).toContain(`.${extension}`);
});

test.each(['scan', 'scan.', '.', '', 'scan.exe', 'scan.pdf.exe', 'pdf', 'scan.pdf/x'])(
  'DO4: the name %j has no accepted extension',
  (name) => {
    expect(fileProblem({ name, size: 1 })).toMatch(/one of these kinds: pdf, doc,/);
  },
);

test('DO4: an empty file and one that is too large are refused', () => {
  expect(fileProblem({ name: 'a.pdf', size: 0 })).toMatch(/empty/);
  expect(fileProblem({ name: 'a.pdf', size: DOCUMENT_SIZE_LIMIT })).toBeNull();
  expect(fileProblem({ name: 'a.pdf', size: DOCUMENT_SIZE_LIMIT + 1 })).toMatch(/10 MB/);
});
