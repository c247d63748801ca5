import type { RequestFile, Result } from '@parlour/contract';
import type { SubmissionFailure } from '@parlour/core';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { type FileCalls, useAttachment } from './useAttachment.ts';

type Outcome = Result<RequestFile, SubmissionFailure>;

const stored = (name: string) => ({ id: name, name, size: 5 }) as RequestFile;
const chosen = new File(['words'], 'Plan.pdf', { type: 'application/pdf' });

/** Opens a message that has two files. */
function openMessage() {
  const outcome = Promise.withResolvers<Outcome>();
  const upload = vi.fn<FileCalls['upload']>(() => outcome.promise);
  const remove = vi.fn<FileCalls['remove']>(() => Promise.resolve());
  const { result } = renderHook(() => {
    const [files, setFiles] = useState<readonly RequestFile[]>([stored('one'), stored('two')]);
    return { files, ...useAttachment({ upload, remove }, files, setFiles) };
  });
  const names = () => result.current.files.map(({ id }) => id);
  const choose = async (file = chosen) => {
    act(() => result.current.onChoose(file));
    await waitFor(() => expect(upload).toHaveBeenCalled());
  };
  const settle = (value: Outcome) => act(async () => outcome.resolve(value));
  return { message: () => result.current, names, choose, settle, upload, remove };
}

test('web/own-requests-11: a chosen file is uploaded, and is then of the message', async () => {
  const { message, names, choose, settle, upload } = openMessage();
  expect(message().upload).toBeNull();
  await choose();
  expect(message().upload).toEqual({ name: 'Plan.pdf', progress: 0 });
  const [file, options] = upload.mock.lastCall ?? [];
  expect(file).toEqual({ file: `data:application/pdf;base64,${btoa('words')}`, name: 'Plan.pdf' });
  expect(options?.idempotencyKey).toMatch(/.{8}/);
  act(() => options?.onProgress?.(0.5));
  expect(message().upload?.progress).toBe(0.5);
  await settle({ ok: true, value: stored('three') });
  expect([names(), message().upload, message().issue]).toEqual([
    ['one', 'two', 'three'],
    null,
    undefined,
  ]);
});

test('web/own-requests-11: a file that the server refuses is named with the reason, and not added', async () => {
  const { message, names, choose, settle } = openMessage();
  await choose();
  const failure = { kind: 'input', field: 'file', message: 'It is damaged.' } as const;
  await settle({ ok: false, failure });
  expect([names(), message().issue]).toEqual([['one', 'two'], 'It is damaged.']);
});

test('a canceled upload is aborted, and what still arrives of it is not added', async () => {
  const { message, names, choose, settle, upload } = openMessage();
  await choose();
  act(() => message().onCancel());
  expect(upload.mock.lastCall?.[1].signal?.aborted).toBe(true);
  await settle({ ok: true, value: stored('three') });
  expect([names(), message().upload]).toEqual([['one', 'two'], null]);
});

test('a removed file leaves the message and the server, and the others stay', () => {
  const { message, names, remove } = openMessage();
  act(() => message().onRemove(stored('one')));
  expect(names()).toEqual(['two']);
  expect(remove.mock.calls).toEqual([['one']]);
});

test('a file that can not be read any more says so', async () => {
  const { message, upload } = openMessage();
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementationOnce(function fail(
    this: FileReader,
  ) {
    this.dispatchEvent(new ProgressEvent('error'));
  });
  act(() => message().onChoose(chosen));
  await waitFor(() => expect(message().issue).toMatch(/could not be read/));
  expect(upload).not.toHaveBeenCalled();
});
