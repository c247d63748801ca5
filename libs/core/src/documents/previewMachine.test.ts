import type { CallFailure, Result } from '@parlour/contract';
import { createActor, fromPromise } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { expect, test, vi } from 'vitest';
import { lostResponse } from '../fixtures/failures.ts';
import { isEventPossible } from '../fixtures/graphWalk.ts';
import {
  type FetchedPreview,
  PREVIEW_FAILED,
  previewLabels,
  previewMachine,
  type PreviewMachineEvent,
} from './previewMachine.ts';

type Outcome = Result<FetchedPreview, CallFailure>;
const preview: FetchedPreview = { url: 'blob:1', mediaType: 'application/pdf' };
const toggle: PreviewMachineEvent = { type: 'preview.toggled' };

test('core/documents-10, core/documents-11: a preview is there only while it is shown, a failure only while it is hidden', () => {
  const reached = getShortestPaths(previewMachine, {
    events: [
      toggle,
      { type: 'xstate.done.actor.fetching', output: { ok: true, value: preview } },
      { type: 'xstate.done.actor.fetching', output: { ok: false, failure: lostResponse } },
      { type: 'xstate.error.actor.fetching', error: 'gone' },
    ] as PreviewMachineEvent[],
    filterEvents: isEventPossible,
    serializeState: ({ value, context }) => JSON.stringify([value, context]),
  }).map(({ state: { value, context } }) => [
    value,
    context.preview,
    context.failure?.message ?? null,
  ]);
  expect(reached).toHaveLength(5);
  expect(reached).toEqual(
    expect.arrayContaining([
      ['hidden', null, null],
      ['loading', null, null],
      ['shown', preview, null],
      ['hidden', null, PREVIEW_FAILED],
    ]),
  );
});

test('core/documents-10: the button reads View, Loading... and Hide', () => {
  expect(previewLabels).toEqual({ hidden: 'View', loading: 'Loading...', shown: 'Hide' });
  expect(Object.keys(previewMachine.states).toSorted()).toEqual(
    Object.keys(previewLabels).toSorted(),
  );
});

test('core/documents-10: hidden meanwhile, it does not open', async () => {
  const settle = Promise.withResolvers<Outcome>();
  const actor = createActor(
    previewMachine.provide({ actors: { fetchPreview: fromPromise(() => settle.promise) } }),
  ).start();
  actor.send(toggle);
  actor.send(toggle);
  settle.resolve({ ok: true, value: preview });
  await settle.promise;
  expect(actor.getSnapshot()).toMatchObject({ value: 'hidden', context: { preview: null } });
});

test('core/documents-11: after a failure it can be tried again', async () => {
  let isDown = true;
  const actor = createActor(
    previewMachine.provide({
      actors: {
        fetchPreview: fromPromise<Outcome>(() =>
          Promise.resolve(
            isDown ? { ok: false, failure: lostResponse } : { ok: true, value: preview },
          ),
        ),
      },
    }),
  ).start();
  actor.send(toggle);
  await vi.waitFor(() =>
    expect(actor.getSnapshot().context.failure?.message).toBe(
      'Failed to preview document. Please try again.',
    ),
  );
  isDown = false;
  actor.send(toggle);
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('shown'));
  expect(actor.getSnapshot().context.failure).toBeNull();
});
