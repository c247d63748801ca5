import { TEXT_LIMIT } from '@parlour/contract/values';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { domainFailure, lostResponse } from '../fixtures/failures.ts';
import { walkForm } from '../fixtures/walkForm.ts';
import { storedRequest } from './fixtures/storedRequest.ts';
import { type RatingDraft, ratingPayload, ratingStars } from './ratingDraft.ts';
import { ratingMachine } from './ratingMachine.ts';

const empty: RatingDraft = { stars: null, words: '' };

test('core/own-requests-8, core/own-requests-9: every state is reached, and each meets its invariant', () => {
  walkForm(
    ratingMachine,
    {
      input: {},
      changes: [{ stars: 4 }, { words: 'Thank you.' }],
      stored: storedRequest,
      failures: [domainFailure('It was rated already.'), lostResponse],
      emptyDraft: empty,
    },
    {
      editing: ({ context }) => expect(context.value).toBeNull(),
      submitting: ({ context }) => expect(context.draft.stars).toBe(4),
      succeeded: ({ context }) => expect(context.value).toEqual(storedRequest),
      closed: ({ context }) => expect(context.draft).toEqual(empty),
    },
  );
});

test.each([
  [{ stars: null, words: 'Lovely.' }, null],
  [{ stars: 5, words: ' ' }, { stars: 5 }],
  [
    { stars: 1, words: ' Late. ' },
    { stars: 1, words: 'Late.' },
  ],
])('core/own-requests-8: %j is sent as %j', (draft, payload) => {
  expect(ratingPayload(draft)).toEqual(payload);
});

test('core/own-requests-8: there are 1 to 5 stars, each with its word', () => {
  expect(ratingStars.map(({ stars }) => stars)).toEqual([1, 2, 3, 4, 5]);
  expect(new Set(ratingStars.map(({ label }) => label)).size).toBe(5);
});

const start = () =>
  createActor(ratingMachine, { input: { makeIdempotencyKey: () => 'key' } }).start();

test('core/own-requests-8: words that are too long have an issue', () => {
  const form = start();
  form.send({ type: 'draft.changed', change: { stars: 3, words: 'x'.repeat(TEXT_LIMIT + 1) } });
  form.send({ type: 'form.submitted' });
  expect(form.getSnapshot().value).toBe('editing');
  expect(form.getSnapshot().context.issues).toMatchObject([{ field: 'words' }]);
});

test('core/own-requests-9: a lost response has the message of the form', () => {
  const form = start();
  form.send({ type: 'draft.changed', change: { stars: 3 } });
  form.send({ type: 'form.submitted' });
  const failed = { ok: false, failure: lostResponse };
  form.send({ type: 'xstate.done.actor.submission', output: failed } as never);
  expect(form.getSnapshot().context.failure?.message).toBe(
    'Your rating could not be sent. Please try again.',
  );
});
