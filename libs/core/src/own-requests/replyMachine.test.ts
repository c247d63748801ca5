import type { RequestFile, RequestMessage } from '@parlour/contract';
import { TEXT_LIMIT } from '@parlour/contract/values';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { domainFailure, lostResponse } from '../fixtures/failures.ts';
import { walkForm } from '../fixtures/walkForm.ts';
import type { ParkedInput } from '../forms/parkedDraft.ts';
import { storedRequest } from './fixtures/storedRequest.ts';
import { emptyReply, type ReplyDraft, replyPayload } from './replyDraft.ts';
import { replyMachine } from './replyMachine.ts';

const file: RequestFile = { id: 'f1', name: 'plan.jpg', size: 12, extension: 'jpg' };
const filled: ReplyDraft = { text: 'The box.', files: [file] };

test('core/own-requests-2, core/own-requests-9: every state is reached, and each meets its invariant', () => {
  walkForm(
    replyMachine,
    {
      input: {},
      changes: [filled, { text: '' }],
      stored: storedRequest,
      failures: [domainFailure('Not now.'), domainFailure('text is too long.', 'text')],
      emptyDraft: emptyReply,
    },
    {
      editing: ({ context }) => expect(context.value).toBeNull(),
      submitting: ({ context }) => expect(replyPayload(context.draft)).not.toBeNull(),
      succeeded: ({ context }) => expect(context.draft).toEqual(emptyReply),
      closed: ({ context }) => expect(context.draft).toEqual(emptyReply),
    },
  );
});

test.each<[ReplyDraft, RequestMessage | null]>([
  [emptyReply, null],
  [{ text: ' \n', files: [] }, null],
  [{ text: ' Yes.\n', files: [] }, { text: 'Yes.' }],
  [
    { text: '', files: [file] },
    { text: '', fileIds: ['f1'] },
  ],
])('core/own-requests-2: %j is sent as %j', (draft, payload) => {
  expect(replyPayload(draft)).toEqual(payload);
});

const start = (parked: ParkedInput | null = null) =>
  createActor(replyMachine, { input: { makeIdempotencyKey: () => 'key', parked } }).start();

test('core/own-requests-2: a text that is too long has an issue and is not sent', () => {
  const form = start();
  form.send({ type: 'draft.changed', change: { text: 'x'.repeat(TEXT_LIMIT + 1) } });
  form.send({ type: 'form.submitted' });
  const { value, context } = form.getSnapshot();
  expect(value).toBe('editing');
  expect(context.issues).toEqual([
    { field: 'text', message: `Message must be at most ${TEXT_LIMIT} characters.` },
  ]);
});

test('core/own-requests-3: what was typed comes back with its files and its key', () => {
  const { draft, idempotencyKey } = start({
    changes: { text: 'The box.', files: [file, { id: 'f2' }, null, 'f3'] },
    idempotencyKey: 'key-1',
  }).getSnapshot().context;
  expect(draft).toEqual(filled);
  expect(idempotencyKey).toBe('key-1');
});

test.each([{ text: 7 }, { files: 'f1' }, {}])(
  'core/own-requests-3: %j leaves the form empty',
  (changes) => {
    const { draft } = start({ changes, idempotencyKey: null }).getSnapshot().context;
    expect(draft).toEqual(emptyReply);
  },
);

test('core/own-requests-9: a lost response has the message of the form', () => {
  const form = start();
  form.send({ type: 'draft.changed', change: filled });
  form.send({ type: 'form.submitted' });
  const failed = { ok: false, failure: lostResponse };
  form.send({ type: 'xstate.done.actor.submission', output: failed } as never);
  expect(form.getSnapshot().context.failure?.message).toBe(
    'Your message could not be sent. Please try again.',
  );
  expect(form.getSnapshot().context.draft).toEqual(filled);
});
