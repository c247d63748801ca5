import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { takeByContent, useTakeByContent } from './takeByContent.ts';

const taken = async (file: File) => {
  const take = vi.fn<(file: File) => void>();
  takeByContent(file, take);
  await vi.waitFor(() => expect(take).toHaveBeenCalledOnce());
  return take.mock.lastCall?.[0];
};

test('core/documents-24: a file without an accepted name is taken by its content, and keeps it', async () => {
  const file = await taken(new File(['%PDF-1.7 words'], 'scan'));
  expect([file?.name, file?.size]).toEqual(['scan.pdf', 14]);
});

test('core/documents-24: a file with an accepted name is taken as it is, at once', () => {
  const take = vi.fn<(file: File) => void>();
  const file = new File(['x'], 'IMG_1.PNG', { type: 'application/octet-stream' });
  takeByContent(file, take);
  expect(take.mock.lastCall?.[0]).toBe(file);
});

test('core/documents-24: what is no kept file stays as it is', async () => {
  const file = new File(['words'], 'bad.txt');
  expect(await taken(file)).toBe(file);
});

/** A file without an extension, whose first bytes arrive when they are told to. */
const slow = (name: string) => {
  const file = new File(['%PDF-1.7'], name);
  const read = Promise.withResolvers<ArrayBuffer>();
  const part = Object.assign(new Blob(), { arrayBuffer: () => read.promise });
  vi.spyOn(file, 'slice').mockReturnValue(part);
  return { file, arrive: () => read.resolve(new TextEncoder().encode('%PDF-1.7').buffer) };
};

test('core/documents-24: the last choice counts, and none after its field is gone', async () => {
  const take = vi.fn<(file: File) => void>();
  const { result, unmount } = renderHook(() => useTakeByContent(take));
  const [first, second, third] = [slow('first'), slow('second'), slow('third')];
  result.current(first.file);
  result.current(second.file);
  second.arrive();
  await vi.waitFor(() => expect(take).toHaveBeenCalledOnce());
  first.arrive();
  result.current(third.file);
  unmount();
  third.arrive();
  await new Promise((resolve) => setTimeout(resolve));
  expect(take.mock.calls.map(([file]) => file.name)).toEqual(['second.pdf']);
});
