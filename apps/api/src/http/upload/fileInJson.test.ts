import { expect, test } from 'vitest';
import { createFileInJson } from './fileInJson.ts';

/** Reads a body in chunks of a given size. */
function read(body: string, chunkSize: number) {
  const bytes = Buffer.from(body);
  const file = createFileInJson('file');
  const fileBytes: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += chunkSize) {
    fileBytes.push(...file.read(bytes.subarray(at, at + chunkSize)));
  }
  const { rest, mediaType } = file.end();
  return { file: Buffer.concat(fileBytes).toString(), rest: rest.toString(), mediaType };
}

const url = `data:Text/Plain;charset=utf-8;base64,${Buffer.from('What a file holds??>').toString('base64')}`;
const extracted = { file: 'What a file holds??>', mediaType: 'text/plain' };

for (const [what, body, expected] of [
  ['first', `{"file":"${url}","title":"a"}`, { ...extracted, rest: '{"file":"","title":"a"}' }],
  ['last', `{"title":"a","file":"${url}"}`, { ...extracted, rest: '{"title":"a","file":""}' }],
  ['with spaces', `{ "file" : \n"${url}" }`, { ...extracted, rest: '{ "file" : \n"" }' }],
  ['by an escaped name', `{"\\u0066ile":"${url}"}`, { ...extracted, rest: '{"\\u0066ile":""}' }],
  [
    'with escaped slashes',
    `{"file":"${url.replaceAll('/', '\\/')}"}`,
    { ...extracted, rest: '{"file":""}' },
  ],
] as const) {
  test(`api/http-11: the file is extracted when it is ${what}, in chunks of any size`, () => {
    for (const chunkSize of [1, 2, 3, 5, 7, 64, 10_000])
      expect(read(body, chunkSize)).toEqual(expected);
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
  test(`api/http-11: what only looks like the file stays as it is: ${body.slice(0, 30)}`, () => {
    for (const chunkSize of [1, 3, 10_000]) {
      expect(read(body, chunkSize)).toEqual({ file: '', rest: body, mediaType: undefined });
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
  test(`api/http-11: ${what} is refused, and the error does not repeat it`, () => {
    for (const chunkSize of [1, 4, 10_000]) {
      expect(() => read(body, chunkSize)).toThrow(/^File must (be a data URL|not be given twice)/);
    }
  });
}

test('api/http-11: what is beside the file is bounded', () => {
  expect(() => read(`{"title":"${'a'.repeat(200_000)}"}`, 10_000)).toThrow('larger');
});
