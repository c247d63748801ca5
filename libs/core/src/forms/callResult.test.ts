import type { CallFailure, Redemption, RequestReceipt, Result } from '@parlour/contract';
import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { redemptionMachine } from '../benefits/redemptionMachine.ts';
import { domainFailure, lostResponse } from '../fixtures/failures.ts';
import { requestMachine } from '../requests/requestMachine.ts';
import type { RequestBody } from '../requests/requestPayload.ts';
import type { SubmissionFailure } from './formIssues.ts';
import type { FormSubmission } from './formMachine.ts';
import { callResultOf } from './callResult.ts';

test.each([
  { ok: true, value: null },
  { ok: false, failure: lostResponse },
  { ok: false, failure: domainFailure('No.') },
] as const)('core/forms-11: a result stays as it is', (result) => {
  expect(callResultOf<null, unknown>(result)).toBe(result);
});

/** What an actor of a program without types may resolve to. */
const others: readonly unknown[] = [
  undefined,
  null,
  'sent',
  { id: 'r1', reference: 'RQ-1', status: 'received' },
  { ok: true },
  { ok: 'yes', value: {} },
  { ok: false },
];

test.each(others)(
  'core/forms-11: a form whose actor resolves to %j was not sent',
  async (output) => {
    const form = createActor(
      requestMachine.provide({
        actors: {
          submit: fromPromise<
            Result<RequestReceipt, SubmissionFailure>,
            FormSubmission<RequestBody>
          >(() => Promise.resolve(output as never)),
        },
      }),
      {
        input: {
          requestContext: { kind: 'general' },
          today: '2030-06-15',
          makeIdempotencyKey: () => 'key',
        },
      },
    ).start();
    form.send({ type: 'draft.changed', change: { requestType: 'Other' } });
    const details = { otherDescription: 'Please' };
    form.send({ type: 'draft.changed', change: { subject: 'Help', details } });
    form.send({ type: 'form.submitted' });
    const { context } = await waitFor(form, (state) => state.matches('editing'));
    expect(context.value).toBeNull();
    expect(context.failure?.message).toBe('Failed to submit request. Please try again.');
  },
);

test.each(others)(
  'core/forms-11: a redemption whose actor resolves to %j has failed',
  async (output) => {
    const actor = createActor(
      redemptionMachine.provide({
        actors: {
          redeem: fromPromise<Result<Redemption, CallFailure>>(() =>
            Promise.resolve(output as never),
          ),
        },
      }),
    ).start();
    actor.send({ type: 'redemption.requested' });
    const { context } = await waitFor(actor, (state) => state.matches('idle'));
    expect(context).toMatchObject({ redemption: null, failure: { kind: 'transport' } });
  },
);
