import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
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
  officeFiles,
  pdf,
  png,
  pngOf,
  WORD_TYPE,
  zip,
} from '../../testing/documentFiles.ts';
import { contentDispositionOf } from './previews.ts';
import { acceptedKind } from './kinds.ts';
import { recognize } from './recognition.ts';

const contentOf = (bytes: Buffer): FileContent => ({
  size: bytes.length,
  read: (offset, length) => Promise.resolve(bytes.subarray(offset, offset + length)),
});
const kindOf = async (bytes: Buffer) => {
  const recognized = await recognize(contentOf(bytes));
  return typeof recognized === 'object' ? recognized.extension : recognized;
};
const accept = async (bytes: Buffer) => acceptedKind(await recognize(contentOf(bytes)));

test('api/documents-4: each accepted kind is recognized', async () => {
  const [webp, avif] = [await picture().webp().toBuffer(), await picture().avif().toBuffer()];
  const files = [pdf(), doc(), docx(), await png(), await jpeg(), heic(), webp, avif];
  expect(await Promise.all(files.map(kindOf))).toEqual([
    'pdf',
    'doc',
    'docx',
    'png',
    'jpg',
    'heic',
    'webp',
    'avif',
  ]);
});

const picture = () =>
  sharp({ create: { width: 30, height: 20, channels: 4, background: '#b08d5780' } });

test('api/documents-15: each form of a WebP declares its size', async () => {
  for (const bytes of [
    await picture().removeAlpha().webp().toBuffer(),
    await picture().webp({ lossless: true }).toBuffer(),
    await picture().webp().toBuffer(),
  ]) {
    expect(await recognize(contentOf(bytes))).toEqual({ extension: 'webp', pixels: 600 });
  }
});

const STRICT = 'http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument';
const withPart = (files: Record<string, string>, part: string) => zip({ ...files, [part]: '<w/>' });

for (const [what, files, part] of [
  [
    'Word Online',
    officeFiles('word/document2.xml', '/word/document2.xml', WORD_TYPE),
    'word/document2.xml',
  ],
  [
    'a name that is escaped in the archive too',
    officeFiles('word/document%201.xml', '/word/document%201.xml', WORD_TYPE),
    'word/document%201.xml',
  ],
  [
    'a target from the root',
    officeFiles('/word/document.xml', '/word/document.xml', WORD_TYPE),
    'word/document.xml',
  ],
  ['another folder', officeFiles('./docs/main.xml', '/docs/main.xml', WORD_TYPE), 'docs/main.xml'],
  [
    'other casing',
    officeFiles('Word/Document.XML', '/word/document.xml', WORD_TYPE),
    'WORD/document.xml',
  ],
  [
    'a space in the name',
    officeFiles('word/my%20text.xml', '/word/my%20text.xml', WORD_TYPE),
    'word/my text.xml',
  ],
] as const) {
  test(`api/documents-4: a Word document of ${what} is recognized`, async () =>
    expect(await kindOf(withPart(files, part))).toBe('docx'));
}

test('api/documents-4: a strict Word document, and one with prefixes, single quotes or types by ending are recognized', async () => {
  const plain = officeFiles('word/document.xml', '/word/document.xml', WORD_TYPE);
  const changed = (change: (text: string) => string) =>
    withPart(
      Object.fromEntries(Object.entries(plain).map(([name, text]) => [name, change(text)])),
      'word/document.xml',
    );
  for (const bytes of [
    changed((text) => text.replace(/http:\/\/schemas[^"]*\/officeDocument"/, `${STRICT}"`)),
    changed((text) => text.replaceAll(/<(\/?)(\w)/g, '<$1p:$2').replaceAll('"', "'")),
    changed((text) => text.replace(/<Override[^>]*>/, '').replace('application/xml', WORD_TYPE)),
  ]) {
    expect(await kindOf(bytes)).toBe('docx');
  }
});

/** Moves the sizes and places of the entries of an archive into extra fields behind others, as programs do that always write Zip64. */
function withZip64(bytes: Buffer, others = Buffer.alloc(0)): Buffer {
  const end = bytes.subarray(bytes.lastIndexOf('PK\u0005\u0006'));
  const start = end.readUInt32LE(16);
  const list: Buffer[] = [];
  for (let at = start; bytes.readUInt32LE(at) === 0x02014b50;) {
    const next = at + 46 + bytes.readUInt16LE(at + 28);
    const extra = Buffer.alloc(28);
    extra.set([1, 0, 24, 0]);
    [24, 20, 42].forEach((from, index) => {
      extra.writeUInt32LE(bytes.readUInt32LE(at + from), 4 + 8 * index);
      bytes.writeUInt32LE(0xffffffff, at + from);
    });
    bytes.writeUInt16LE(others.length + extra.length, at + 30);
    list.push(bytes.subarray(at, next), others, extra);
    at = next;
  }
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  return Buffer.concat([bytes.subarray(0, start), ...list, end]);
}

test('api/documents-4: a Word document whose entries are of Zip64 is recognized', async () => {
  const files = officeFiles('word/document2.xml', '/word/document2.xml', WORD_TYPE);
  // A timestamp may be before them, and a field that says a wrong length ends them.
  const timestamp = Buffer.from('5554050003a1b2c3d4', 'hex');
  for (const [others, kind] of [
    [Buffer.alloc(0), 'docx'],
    [timestamp, 'docx'],
    [Buffer.from('5554ffff', 'hex'), undefined],
  ] as const) {
    expect(await kindOf(withZip64(withPart(files, 'word/document2.xml'), others))).toBe(kind);
  }
  const cut = withZip64(withPart(files, 'word/document2.xml'));
  cut.fill(0xff, cut.indexOf(Buffer.from('01001800', 'hex')) + 20, cut.lastIndexOf('PK\u0005'));
  expect(await kindOf(cut)).toBeUndefined();
});

for (const [what, type] of [
  ['a spreadsheet', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'],
  ['a document with macros', 'application/vnd.ms-word.document.macroEnabled.main+xml'],
] as const) {
  test(`api/documents-4: ${what} under the names of a Word document is not accepted`, async () =>
    expect(
      await kindOf(
        withPart(officeFiles('word/document.xml', '/word/document.xml', type), 'word/document.xml'),
      ),
    ).toBeUndefined());
}

for (const [what, front] of [
  ['a line break', '\n'],
  ['a byte order mark and white space', '\ufeff \r\n\t'],
  ['what a printer puts in front', '\u001b%-12345X@PJL\r\n@PJL ENTER LANGUAGE=PDF\r\n'],
  ['zeros', '\0'.repeat(128)],
] as const) {
  test(`api/documents-4: a PDF behind ${what} is recognized`, async () =>
    expect(await kindOf(Buffer.concat([Buffer.from(front), pdf()]))).toBe('pdf'));
}

test('api/documents-25: the encryption of a PDF is found at its end, in a stream and over the border of a chunk', async () => {
  const isEncrypted = async (text: string) => {
    const recognized = await recognize(contentOf(Buffer.from(`%PDF-1.7\n${text}`)));
    return typeof recognized === 'object' && recognized.isEncrypted;
  };
  expect(await isEncrypted('<</Type/XRef/Encrypt 12 0 R>>stream')).toBe(true);
  expect(await isEncrypted(`${' '.repeat(65_520)}/Encrypt\r\n<</Filter/Standard>>`)).toBe(true);
  expect(await isEncrypted('/EncryptMetadata false /Encrypted 1 0 R')).toBe(false);
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
  ['a PDF behind more than can be in front', Buffer.concat([Buffer.alloc(1025), pdf()])],
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
  ['zeros', Buffer.alloc(1000)],
] as const) {
  test(`api/documents-4: ${what} is not accepted`, async () =>
    expect(await kindOf(bytes)).toBeUndefined());
}

test('api/documents-15: a picture of more than 200 megapixels is refused by its declared size', async () => {
  for (const bytes of [
    pngOf(20_000, 10_001),
    await jpegOf(20_000, 10_001),
    heicOf(20_000, 10_001),
  ]) {
    await expect(accept(bytes)).rejects.toMatchObject({
      status: 400,
      message: 'The file is a picture of more than 200 megapixels.',
    });
  }
  for (const bytes of [
    pngOf(20_000, 10_000),
    await jpegOf(20_000, 10_000),
    heicOf(20_000, 10_000),
  ]) {
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
