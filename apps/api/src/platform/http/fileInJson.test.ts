import { expect, test } from 'vitest';
import { createFileInJson } from './fileInJson.ts';

/** Reads a body that comes in pieces of that size. */
function read(body: string, piece: number) {
  const bytes = Buffer.from(body);
  const file = createFileInJson('file');
  const found: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += piece) {
    found.push(...file.read(bytes.subarray(at, at + piece)));
  }
  const { rest, mediaType } = file.end();
  return { file: Buffer.concat(found).toString(), rest: rest.toString(), mediaType };
}

const url = `data:Text/Plain;charset=utf-8;base64,${Buffer.from('What a file holds??>').toString('base64')}`;
const taken = { file: 'What a file holds??>', mediaType: 'text/plain' };

for (const [what, body, expected] of [
  ['first', `{"file":"${url}","title":"a"}`, { ...taken, rest: '{"file":"","title":"a"}' }],
  ['last', `{"title":"a","file":"${url}"}`, { ...taken, rest: '{"title":"a","file":""}' }],
  ['with spaces', `{ "file" : \n"${url}" }`, { ...taken, rest: '{ "file" : \n"" }' }],
  ['by an escaped name', `{"\\u0066ile":"${url}"}`, { ...taken, rest: '{"\\u0066ile":""}' }],
  [
    'with escaped slashes',
    `{"file":"${url.replaceAll('/', '\\/')}"}`,
    { ...taken, rest: '{"file":""}' },
  ],
] as const) {
  test(`HT10: the file is taken out where it stands ${what}, however the body is cut`, () => {
    for (const piece of [1, 2, 3, 5, 7, 64, 10_000]) expect(read(body, piece)).toEqual(expected);
  });
}

for (const body of [
  `{"title":"\\"file\\":\\"${url}"}`,
  '{"title":"file","other":"file"}',
  `{"more":{"file":"${url}"}}`,
  `[{"file":"${url}"}]`,
  `["file",":","${url}"]`,
  `{"file":["${url}"]}`,
  '{"file":5,"é":"ü\\\\"}',
  'no JSON "at all',
]) {
  test(`HT10: what only looks like the file stays as it is: ${body.slice(0, 30)}`, () => {
    for (const piece of [1, 3, 10_000]) {
      expect(read(body, piece)).toEqual({ file: '', rest: body, mediaType: undefined });
    }
  });
}

for (const [what, body] of [
  ['two files', `{"file":"${url}","file":"${url}"}`],
  ['another escape', '{"file":"data:a/b;base64,AA\\u0041A"}'],
  ['a quote in it', '{"file":"data:a/b;base64,AA\\"AA"}'],
  ['text after the padding', '{"file":"data:a/b;base64,AA==AAAA"}'],
  ['half a byte', '{"file":"data:a/b;base64,AAAAA"}'],
  ['another alphabet', '{"file":"data:a/b;base64,AA-_"}'],
  ['no Base64', '{"file":"data:text/plain,AAAA"}'],
  ['another address', '{"file":"https://club.example/"}'],
  ['no end of its beginning', `{"file":"data:${'a'.repeat(1000)}`],
] as const) {
  test(`HT10: ${what} is refused, and the refusal does not repeat it`, () => {
    for (const piece of [1, 4, 10_000]) {
      expect(() => read(body, piece)).toThrow(/^File must (be a data URL|not be given twice)/);
    }
  });
}

test('HT10: what is beside the file is bounded', () => {
  expect(() => read(`{"title":"${'a'.repeat(200_000)}"}`, 10_000)).toThrow('larger');
});
