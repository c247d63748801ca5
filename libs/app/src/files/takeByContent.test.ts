import { expect, test, vi } from 'vitest';
import { takeByContent } from './takeByContent.ts';

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
