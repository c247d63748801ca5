import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { FileContent } from '../../platform/files/sealedReader.ts';
import {
  container,
  doc,
  docx,
  heic,
  heicOf,
  jpeg,
  jpegOf,
  pdf,
  png,
  pngOf,
  zip,
} from '../../testing/documentFiles.ts';
import { contentDispositionOf } from './previews.ts';
import { acceptedKind } from './kinds.ts';
import { recognize } from './recognition.ts';

const contentOf = (bytes: Buffer): FileContent => ({
  size: bytes.length,
  read: (offset, length) => Promise.resolve(bytes.subarray(offset, offset + length)),
});
const kindOf = async (bytes: Buffer) => (await recognize(contentOf(bytes)))?.extension;
const accept = async (bytes: Buffer) => acceptedKind(await recognize(contentOf(bytes)), 'A', '');

test('api/documents-4: each accepted kind is recognized', async () => {
  const files = [pdf(), doc(), docx(), await png(), await jpeg(), heic()];
  expect(await Promise.all(files.map(kindOf))).toEqual([
    'pdf',
    'doc',
    'docx',
    'png',
    'jpg',
    'heic',
  ]);
});

/** Puts an ID3 tag in front, which holds a size at the place of a PNG's size. */
const tagged = (bytes: Buffer): Buffer => {
  const tag = Buffer.alloc(40);
  tag.write('ID3\u0004', 'latin1');
  tag.writeUInt8(30, 9);
  tag.write('IHDR', 12);
  tag.writeUInt32BE(1, 16);
  tag.writeUInt32BE(1, 20);
  return Buffer.concat([tag, bytes]);
};

for (const [what, bytes] of [
  ['a PDF behind a tag', tagged(pdf())],
  ['a PNG of huge size behind a tag that says another', tagged(pngOf(60_000, 60_000))],
  ['a PDF behind a byte order mark', Buffer.concat([Buffer.from('\ufeff'), pdf()])],
  ['a Word document with macros', docx({ 'word/vbaProject.bin': '' })],
  ['a Word document with macros in upper case', docx({ 'word/VBAProject.bin': '' })],
  ['a Word document with macros in another folder', docx({ 'Macros/VbaProject.BIN': '' })],
  ['the beginning of a PDF’s beginning', Buffer.from('%PDF')],
  ['nothing', Buffer.alloc(0)],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a page that a PDF follows', Buffer.concat([Buffer.from('<script>1</script>\n'), pdf()])],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a GIF', Buffer.from('GIF89a\u0001\0\u0001\0\0\0\0;', 'latin1')],
  ['a program', Buffer.from('MZ\0\0'.repeat(100))],
  ['a spreadsheet of old', container('Workbook')],
  ['a container that is cut', doc().subarray(0, 600)],
  ['a spreadsheet', zip({ '[Content_Types].xml': '', 'xl/workbook.xml': '' })],
  ['an archive', zip({ 'word/evil.exe': '' })],
  ['an archive without its list', docx().subarray(0, 60)],
  ['a PNG without its size', pngOf(9, 9).subarray(0, 20)],
  [
    'an AVIF',
    Buffer.concat([
      Buffer.from('\0\0\0\u001cftypavif\0\0\0\0mif1miaf', 'latin1'),
      heic().subarray(28),
    ]),
  ],
  ['zeros', Buffer.alloc(1000)],
] as const) {
  test(`api/documents-4: ${what} is not accepted`, async () =>
    expect(await kindOf(bytes)).toBeUndefined());
}

test('api/documents-15: a picture of more than 40 megapixels is refused by its declared size', async () => {
  for (const bytes of [pngOf(8000, 5001), await jpegOf(8000, 5001), heicOf(8000, 5001)]) {
    await expect(accept(bytes)).rejects.toMatchObject({
      status: 400,
      message: 'The file is a picture of more than 40 megapixels.',
    });
  }
  for (const bytes of [pngOf(8000, 5000), await jpegOf(8000, 5000), heicOf(8000, 5000)]) {
    expect(await accept(bytes)).toBeDefined();
  }
});

test('api/documents-15: a picture that hides its size, or declares none, is refused', async () => {
  const markers = Buffer.alloc(4 * 100_000, Buffer.from('ffe00002', 'hex'));
  const endless = Buffer.concat([Buffer.from('ffd8', 'hex'), markers]);
  const noSizes = heic();
  for (let at = noSizes.indexOf('ispe'); at !== -1; at = noSizes.indexOf('ispe')) {
    noSizes.write('free', at);
  }
  const hugeMeta = heic();
  hugeMeta.writeUInt32BE(0x7fffffff, 28);
  const inItself = heic();
  inItself.writeUInt32BE(0, inItself.indexOf('ipco') - 4);
  for (const bytes of [
    pngOf(0, 10),
    await jpegOf(10, 0),
    heicOf(0, 10),
    endless,
    noSizes,
    hugeMeta,
  ]) {
    await expect(accept(bytes)).rejects.toMatchObject({ status: 400, details: { field: 'file' } });
  }
  expect(await kindOf(inItself)).toBe('heic');
});

test('api/documents-16: a bomb in an archive or a picture is not unpacked', async () => {
  const bomb = 'a'.repeat(10_000_000);
  expect(await kindOf(docx({ 'word/media/bomb': bomb }))).toBe('docx');
  expect(await kindOf(docx({}, 0xffffffff))).toBe('docx');
  const typesBomb = zip({ '[Content_Types].xml': bomb, 'word/document.xml': '' });
  expect(await kindOf(typesBomb)).toBe('docx');
  const lying = Buffer.concat([pngOf(10, 10), deflateSync(Buffer.alloc(1_000_000))]);
  expect(await kindOf(lying)).toBe('png');
});

test('api/documents-16: an archive with a broken or endless list is not accepted', async () => {
  const end = docx().lastIndexOf('PK\u0005\u0006');
  for (const [at, value] of [
    [12, 0xfffffff0],
    [16, 0xfffffff0],
    [16, 3],
  ] as const) {
    const bytes = docx();
    bytes.writeUInt32LE(value, end + at);
    expect(await kindOf(bytes)).toBeUndefined();
  }
});

test('api/documents-8: a name is sent with an ASCII fallback beside the full name', () => {
  expect(contentDispositionOf('attachment', "Zoë's 旅.pdf")).toBe(
    "attachment; filename=\"Zoe's _.pdf\"; filename*=UTF-8''Zo%C3%AB%27s%20%E6%97%85.pdf",
  );
});
