import type { RequestFile, Result } from '@parlour/contract';
import { REQUEST_FILE_LIMIT } from '@parlour/contract/values';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { domainFailure, lostResponse } from '../fixtures/failures.ts';
import type { SubmissionFailure } from '../forms/formIssues.ts';
import { attachmentMachine, type AttachmentUpload } from './attachmentMachine.ts';
import { FILE_NOT_ADDED } from './messages.ts';

type Outcome = Result<RequestFile, SubmissionFailure>;

const photograph = { name: 'IMG_1.jpg', size: 1000 };
const stored: RequestFile = { id: 'f1', ...photograph, extension: 'jpg' };

const start = () => {
  const uploads: (AttachmentUpload & {
    signal: { aborted: boolean };
    end: (outcome: Outcome) => void;
  })[] = [];
  const actor = createActor(
    attachmentMachine.provide({
      actors: {
        upload: fromPromise<Outcome, AttachmentUpload>(({ input, signal }) => {
          const outcome = Promise.withResolvers<Outcome>();
          uploads.push({ ...input, signal, end: outcome.resolve });
          return outcome.promise;
        }),
      },
    }),
  ).start();
  return {
    uploads,
    choose: (file: AttachmentUpload['file'], count = 0) =>
      actor.send({ type: 'file.chosen', file, count }),
    cancel: () => actor.send({ type: 'upload.canceled' }),
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    untilIdle: () => vi.waitFor(() => expect(actor.getSnapshot().value).toBe('idle')),
  };
};

test('core/own-requests-4: a chosen file is uploaded with its progress, which never falls', async () => {
  const { uploads, choose, value, context, untilIdle } = start();
  choose(photograph);
  expect(value()).toBe('uploading');
  expect(context()).toEqual({ file: photograph, progress: 0, issue: null });
  for (const progress of [0.4, 0.2, 3]) uploads[0]?.onProgress(progress);
  expect(context().progress).toBe(1);
  choose({ name: 'another.jpg', size: 1 });
  expect(uploads).toHaveLength(1);
  uploads[0]?.end({ ok: true, value: stored });
  await untilIdle();
  expect(context()).toMatchObject({ file: null, issue: null });
});

test.each([
  [{ name: 'holiday.mov', size: 10 }, /^holiday\.mov was not taken\. Please choose a file of one/],
  [{ name: 'plan.pdf', size: 0 }, /^plan\.pdf was not taken\. This file is empty/],
  [{ name: 'plan.pdf', size: 11 * 1024 * 1024 }, /^plan\.pdf was not taken\. .*10 MB/],
])('core/own-requests-4: %j is refused with its reason', (file, reason) => {
  const { uploads, choose, context } = start();
  choose(file);
  expect(uploads).toEqual([]);
  expect(context().issue).toMatch(reason);
  choose(photograph);
  expect(context().issue).toBeNull();
});

test('core/own-requests-4: an upload can be canceled, which stops it and says nothing', () => {
  const { uploads, choose, cancel, value, context } = start();
  choose(photograph);
  cancel();
  expect(value()).toBe('idle');
  expect(uploads[0]?.signal.aborted).toBe(true);
  expect(context()).toMatchObject({ file: null, issue: null });
});

test('core/own-requests-5: a message has at most as many files as a request', () => {
  const { uploads, choose, context } = start();
  choose(photograph, REQUEST_FILE_LIMIT);
  expect(uploads).toEqual([]);
  expect(context().issue).toBe(`A request has at most ${REQUEST_FILE_LIMIT} files.`);
  choose(photograph, REQUEST_FILE_LIMIT - 1);
  expect(uploads).toHaveLength(1);
});

test.each<[SubmissionFailure, string]>([
  [domainFailure('There are 20 files already.'), 'There are 20 files already.'],
  [lostResponse, FILE_NOT_ADDED],
  [{ kind: 'input', field: 'file', message: 'It could not be read.' }, 'It could not be read.'],
])('core/own-requests-9: %j is said', async (failure, message) => {
  const { uploads, choose, context, untilIdle } = start();
  choose(photograph);
  uploads[0]?.end({ ok: false, failure });
  await untilIdle();
  expect(context().issue).toBe(message);
});
