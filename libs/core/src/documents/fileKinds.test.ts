import { expect, test } from 'vitest';
import { fileIssue } from './file.ts';
import { ACCEPTED_PICTURES, isPictureStart, nameByContent, startOfFile } from './fileKinds.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
/** The first box of a HEIF with these brands, the major one first. */
const heifOf = (major: string, ...others: string[]) =>
  bytesOf(
    `\0\0\0${String.fromCharCode(16 + 4 * others.length)}ftyp${major}\0\0\0\0${others.join('')}\0\0\0\u0008meta`,
  );

test.each([
  ['heic', heifOf('heic', 'mif1')],
  ['heic', heifOf('heix')],
  ['heic', heifOf('hevc', 'msf1')],
  ['heic', heifOf('mif1')],
  ['heic', heifOf('msf1', 'msf1', 'hevc')],
  ['heic', heifOf('mif2', 'mif1', 'heic')],
  ['avif', heifOf('avif', 'mif1', 'miaf')],
  ['avif', heifOf('mif1', 'avif', 'miaf')],
  [null, heifOf('isom', 'mp42')],
  [null, heifOf('qt  ')],
])('core/documents-23: a HEIF is %s by its brands', (start, bytes) => {
  expect(startOfFile(bytes)).toBe(start);
});

test.each([
  ['pdf', '%PDF-1.7'],
  ['pdf', '\n%PDF-1.4'],
  ['pdf', '\xef\xbb\xbf%PDF-1.4'],
  ['pdf', `${'x'.repeat(1024)}%PDF-`],
  [null, `${'x'.repeat(1025)}%PDF-`],
  [null, ' <script>1</script>%PDF-1.4'],
  [null, '\0MZ%PDF-1.4'],
  ['jpg', '\xff\xd8\xff\xe1'],
  ['webp', 'RIFF\0\0\0\0WEBPVP8 '],
  [null, 'RIFF\0\0\0\0WAVEfmt '],
  ['gif', 'GIF89a'],
  [null, ''],
])('core/documents-23: %j is what %j begins', (start, text) => {
  expect(startOfFile(bytesOf(text))).toBe(start);
});

test('core/documents-23: a picture is what begins as one, and nothing else', () => {
  expect(
    ['png', 'jpg', 'gif', 'webp', 'heic', 'avif'].map((each) =>
      isPictureStart(startOfFile(bytesOf(heads[each] ?? ''))),
    ),
  ).toEqual(Array(6).fill(true));
  expect([isPictureStart('pdf'), isPictureStart('zip'), isPictureStart(null)]).toEqual([
    false,
    false,
    false,
  ]);
});

const heads: Readonly<Record<string, string>> = {
  png: '\x89PNG\r\n\x1a\n',
  jpg: '\xff\xd8\xff\xdb',
  gif: 'GIF87a',
  webp: 'RIFF\0\0\0\0WEBP',
  heic: '\0\0\0\u0010ftypheic\0\0\0\0',
  avif: '\0\0\0\u0010ftypavif\0\0\0\0',
};

test.each([
  ['Passport', '%PDF-1.4', 'Passport.pdf'],
  ['photo.txt', '\xff\xd8\xff\xe0', 'photo.txt.jpg'],
  ['Letter', 'PK\u0003\u0004', 'Letter.docx'],
  ['Contract v1.2', 'PK\u0003\u0004', 'Contract v1.2.docx'],
  ['Letter Nov. 2026', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'Letter Nov. 2026.doc'],
  ['Letter to Mr. Smith', 'PK\u0003\u0004', 'Letter to Mr. Smith.docx'],
  ['files.zip', 'PK\u0003\u0004', 'files.zip'],
  ['files.7z', 'PK\u0003\u0004', 'files.7z'],
  ['book.xlsx', 'PK\u0003\u0004', 'book.xlsx'],
  ['page.html', '<html>', 'page.html'],
  ['IMG_2.PNG', '\xff\xd8\xff\xe0', 'IMG_2.PNG'],
])('core/documents-24: a file chosen as %s is taken by its content', (name, head, taken) => {
  expect(nameByContent(name, bytesOf(head))).toBe(taken);
});

test.each(['scan.PDF', 'IMG.HIF', 'a.heif', 'b.webp', 'c.AVIF', 'd.jfif'])(
  'core/documents-4: %s is an accepted name',
  (name) => expect(fileIssue({ name, size: 1 })).toBeNull(),
);

test('core/documents-25: a field for a picture offers every kind of picture', () => {
  const offered = ACCEPTED_PICTURES.split(',');
  expect(offered).toEqual(expect.arrayContaining(['image/*', '.heic', '.hif', '.avif', '.jfif']));
  expect(offered).not.toContain('.pdf');
});
