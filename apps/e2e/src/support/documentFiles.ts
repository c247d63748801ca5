/** A file for Playwright's `setInputFiles`. */
export interface TestFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const base64 = (text: string) => Buffer.from(text, 'base64');

/** Makes a PDF of one page with the text "A passport", and bytes of padding. */
const pdf = (padding = 0): Buffer => {
  const stream = 'BT /F1 24 Tf 40 100 Td (A passport) Tj ET';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 6\n0000000000 65535 f \n${offsets.join('')}`;
  text += `trailer<</Root 1 0 R/Size 6>>\n%${'x'.repeat(padding)}\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text);
};

/** Pictures of 48 by 32 pixels in one color, as base64. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAADAAAAAgCAMAAABjCgsuAAAAA1BMVEWwjVcZBuGbAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAFUlEQVQ4y2NgGAWjYBSMglEwCjABAAYgAAGBkEZAAAAAAElFTkSuQmCC';
const jpeg =
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAgADADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAT/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwC4CJQAAAAAAAAAA//Z';
const heic =
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAA' +
  'AAACAAAAEGlkYXQAAAAAADAAIAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAHAACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlp' +
  'bmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AAAAAA' +
  'AAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAw' +
  'IAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAMAAAACAAAAAQcGl4aQAAAAADCAgIAAAA' +
  'GmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAACRtZGF0AAAAGCgBrxOA9SeBO/+flH/8HeeHiEV+' +
  'efLU8A==';

/** A ZIP archive with the two parts of a minimal Word document, as base64. */
const docx =
  'UEsDBBQAAAAIAAAAAAAAAAAACgAAAAgAAAATAAAAW0NvbnRlbnRfVHlwZXNdLnhtbLMJqSxILda3AwBQSwMEFAAAAAgAAAAAAAAAAAAPAAAADQAA' +
  'ABEAAAB3b3JkL2RvY3VtZW50LnhtbLMpt0rJTy7NTc0r0bcDAFBLAQIUABQAAAAIAAAAAAAAAAAACgAAAAgAAAATAAAAAAAAAAAAAAAAAAAAAABb' +
  'Q29udGVudF9UeXBlc10ueG1sUEsBAhQAFAAAAAgAAAAAAAAAAAAPAAAADQAAABEAAAAAAAAAAAAAAAAAOwAAAHdvcmQvZG9jdW1lbnQueG1sUEsF' +
  'BgAAAAACAAIAgAAAAHkAAAAAAA==';

/** Makes an OLE container with the stream of a Word document. */
const doc = (): Buffer => {
  const head = Buffer.alloc(512, 0xff);
  head.set(Buffer.from('d0cf11e0a1b11ae1', 'hex'));
  head.fill(0, 8, 76);
  for (const [offset, value] of [
    [24, 0x3e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
  ] as const) {
    head.writeUInt16LE(value, offset);
  }
  head.writeUInt32LE(1, 44);
  head.writeUInt32LE(1, 48);
  head.writeUInt32LE(0, 76);
  const table = Buffer.alloc(512, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  table.writeUInt32LE(0xfffffffe, 4);
  const directory = Buffer.alloc(512);
  directory.write('Root Entry\0', 0, 'utf16le');
  directory.write('WordDocument\0', 128, 'utf16le');
  return Buffer.concat([head, table, directory]);
};

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A valid file of each accepted extension, with the type that Chrome assigns. */
export const validFiles = {
  pdf: { name: 'scan.pdf', mimeType: 'application/pdf', buffer: pdf() },
  png: { name: 'scan.png', mimeType: 'image/png', buffer: base64(png) },
  jpg: { name: 'scan.jpg', mimeType: 'image/jpeg', buffer: base64(jpeg) },
  jpeg: { name: 'scan.jpeg', mimeType: 'image/jpeg', buffer: base64(jpeg) },
  heic: { name: 'scan.heic', mimeType: '', buffer: base64(heic) },
  doc: { name: 'letter.doc', mimeType: 'application/msword', buffer: doc() },
  docx: { name: 'letter.docx', mimeType: word, buffer: base64(docx) },
} as const satisfies Readonly<Record<string, TestFile>>;

/** Makes a PDF of about the given number of bytes. */
export function largePdf(bytes: number): TestFile {
  return {
    name: 'large.pdf',
    mimeType: 'application/pdf',
    buffer: pdf(bytes),
  };
}

/** Files whose content does not match their extension. */
export const wrongFiles = {
  program: {
    name: 'setup.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.concat([Buffer.from('MZ\u0090\0'), Buffer.alloc(2000)]),
  },
  picture: { name: 'picture.pdf', mimeType: 'application/pdf', buffer: base64(png) },
} as const satisfies Readonly<Record<string, TestFile>>;
