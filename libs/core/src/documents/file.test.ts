import { DOCUMENT_SIZE_LIMIT, documentExtensions } from '@parlour/contract';
import { expect, test } from 'vitest';
import { ACCEPTED_FILES, extensionOf, fileProblem, formatFileSize, savedFileName } from './file.ts';

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

test.each([
  [0, '1 KB'],
  [1, '1 KB'],
  [1536, '2 KB'],
  [482_133, '471 KB'],
  [1023 * 1024, '1023 KB'],
  [1024 * 1024 - 1, '1 MB'],
  [2_310_455, '2.2 MB'],
  [DOCUMENT_SIZE_LIMIT, '10 MB'],
])('DO13: %d bytes are %s', (bytes, words) => {
  expect(formatFileSize(bytes)).toBe(words);
});

test.each([
  ['Passport', 'pdf', 'Passport.pdf'],
  [' Passport ', 'pdf', 'Passport.pdf'],
  ['scan.PDF', 'pdf', 'scan.pdf'],
  ['scan.heic', 'jpg', 'scan.jpg'],
  ['No. 5', 'docx', 'No. 5.docx'],
] as const)('DO14: %j of the kind %s is saved as %s', (title, extension, name) => {
  expect(savedFileName(title, extension)).toBe(name);
});
