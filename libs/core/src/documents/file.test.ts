import { DOCUMENT_SIZE_LIMIT, documentExtensions, storedExtensions } from '@parlour/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  extensionOf,
  fileIssue,
  formatFileSize,
  nameWithExtension,
  savedFileName,
} from './file.ts';

test.each(storedExtensions)(
  'core/documents-4: .%s is accepted, whatever its letter case',
  (extension) => {
    expect(fileIssue({ name: `scan.${extension}`, size: 1 })).toBeNull();
    expect(extensionOf(`My.Scan.${extension.toUpperCase()} `)).toBe(extension);
  },
);

test.each(['scan', 'scan.', '.', '', 'scan.exe', 'scan.pdf.exe', 'pdf', 'scan.pdf/x'])(
  'core/documents-4: the name %j has no accepted extension',
  (name) => {
    expect(fileIssue({ name, size: 1 })).toMatch(/one of these kinds: pdf, doc,/);
  },
);

test('core/documents-4: an empty file and one that is too large are refused', () => {
  expect(fileIssue({ name: 'a.pdf', size: 0 })).toMatch(/empty/);
  expect(fileIssue({ name: 'a.pdf', size: DOCUMENT_SIZE_LIMIT })).toBeNull();
  expect(fileIssue({ name: 'a.pdf', size: DOCUMENT_SIZE_LIMIT + 1 })).toMatch(/10 MB/);
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
])('core/documents-13: %d bytes are %s', (bytes, words) => {
  expect(formatFileSize(bytes)).toBe(words);
});

test.each([
  ['Passport', 'pdf', 'Passport.pdf'],
  [' Passport ', 'pdf', 'Passport.pdf'],
  ['scan.PDF', 'pdf', 'scan.pdf'],
  ['scan.heic', 'jpg', 'scan.jpg'],
  ['No. 5', 'docx', 'No. 5.docx'],
  ['../../etc/passwd', 'pdf', 'etc passwd.pdf'],
  ['.htaccess', 'pdf', 'htaccess.pdf'],
  ['a\u202efdp.exe', 'pdf', 'a fdp.exe.pdf'],
  ['"; filename="x.exe', 'pdf', '; filename= x.exe.pdf'],
  ['\r\nSet-Cookie: a=b', 'pdf', 'Set-Cookie a=b.pdf'],
  ['...', 'pdf', 'document.pdf'],
  ['Passport .', 'pdf', 'Passport.pdf'],
  ['a'.repeat(200), 'pdf', `${'a'.repeat(100)}.pdf`],
  [`${'a'.repeat(99)}😀`, 'pdf', `${'a'.repeat(99)}.pdf`],
  ['旅券', 'pdf', '旅券.pdf'],
  ['می\u200cخواهم', 'pdf', 'می\u200cخواهم.pdf'],
  ['👩\u200d👧 1', 'jpg', '👩\u200d👧 1.jpg'],
  ['a\u200d.\u200dexe\u200d', 'pdf', 'a.exe.pdf'],
  [`${'ه\u200d'.repeat(50)}ه`, 'pdf', `${'ه\u200d'.repeat(49)}ه.pdf`],
] as const)('core/documents-14: %j of the kind %s is saved as %s', (title, extension, name) => {
  expect(savedFileName(title, extension)).toBe(name);
});

test('core/documents-14: whatever the title, the name is safe and ends as the content is', () => {
  const sign = fc.oneof(
    fc.constantFrom('.', ' ', '/', '\\', ':', '"', '\n', '\0', '\u202e', '\ud83d', '.pdf', '😀'),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  const title = fc.array(sign, { maxLength: 150 }).map((signs) => signs.join(''));
  fc.assert(
    fc.property(title, fc.constantFrom(...documentExtensions), (given, extension) => {
      const name = savedFileName(given, extension);
      const base = name.slice(0, -extension.length - 1);
      expect(name).toBe(`${base}.${extension}`);
      expect(base).toMatch(/^[^.\s](?:.*[^.\s])?$/u);
      expect(base).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}"*/:<>?\\|]|(?![\u200c\u200d])\p{Cf}/u);
      expect(base.length).toBeLessThanOrEqual(100);
    }),
  );
});

test.each([
  ['webp', 'Passport.webp'],
  ['x/../exe', 'Passport.xexe'],
  ['\u202Egpj', 'Passport.gpj'],
  ['…', 'Passport'],
])('core/documents-14: a document of a newer server has the extension %j', (extension, name) => {
  expect(savedFileName('Passport', extension)).toBe(name);
});

test('core/documents-14: a name follows the content: another ending is replaced, a missing one added', () => {
  expect(nameWithExtension('IMG_1.png', 'jpg')).toBe('IMG_1.jpg');
  expect(nameWithExtension('IMG_1.JPEG', 'jpg')).toBe('IMG_1.JPEG');
  expect(nameWithExtension('scan.v2', 'pdf')).toBe('scan.v2.pdf');
  expect(savedFileName('Passport scan.pdf', 'jpg')).toBe('Passport scan.jpg');
});
