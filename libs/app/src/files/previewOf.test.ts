import { expect, test, vi } from 'vitest';
import { previewOf } from './previewOf.ts';

test.each([
  ['application/pdf', 'application/pdf'],
  ['IMAGE/JPEG', 'image/jpeg'],
  ['image/png ; charset=utf-8', 'image/png'],
  ['text/html', 'application/octet-stream'],
  ['image/svg+xml', 'application/octet-stream'],
  ['', 'application/octet-stream'],
])('a file of the type %j is shown as %s', (type, shown) => {
  const createObjectURL = vi.fn<(file: Blob) => string>(() => 'blob:1');
  vi.stubGlobal('URL', { createObjectURL });
  expect(previewOf(new Blob(['words'], { type }))).toEqual({ url: 'blob:1', mediaType: shown });
  const [file] = createObjectURL.mock.lastCall ?? [];
  expect([file?.size, file?.type]).toEqual([5, shown]);
});
