import { type RequestReceipt, requestTypes, type Result } from '@parlour/contract';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { domainFailure } from '../fixtures/failures.ts';
import type { SubmissionFailure } from '../forms/formIssues.ts';
import type { FormSubmission } from '../forms/formMachine.ts';
import { changedValues, parseParkedDraft, serializeParkedDraft } from '../forms/parkedDraft.ts';
import {
  benefitPage,
  destinationPage,
  eventPage,
  general,
  giftProduct,
  vendor,
} from './fixtures/contexts.ts';
import { parseRequestChanges, parseRequestOpening, type RequestOpening } from './parkedRequest.ts';
import type { RequestContext } from './requestContext.ts';
import { requestMachine } from './requestMachine.ts';
import type { RequestBody } from './requestPayload.ts';

const makeIdempotencyKey = () => 'new-key';
const today = '2030-06-15';

const receipt: RequestReceipt = { id: 'r1', reference: 'RQ-1', status: 'received' };

const open = (opening: RequestOpening, parked: ReturnType<typeof parseParkedDraft> = null) => {
  const keys: string[] = [];
  const submit = fromPromise<
    Result<RequestReceipt, SubmissionFailure>,
    FormSubmission<RequestBody>
  >(({ input }) => {
    keys.push(input.idempotencyKey);
    return Promise.resolve({ ok: true, value: receipt });
  });
  const actor = createActor(requestMachine.provide({ actors: { submit } }), {
    input: { ...opening, today, makeIdempotencyKey, parked },
  }).start();
  return { actor, keys, context: () => actor.getSnapshot().context };
};

/** Parks the draft of a form as the browser does, and opens another form with it. */
const reopen = (
  { context }: ReturnType<typeof open>,
  opening: RequestOpening,
  idempotencyKey: string | null = null,
) => {
  const { opened, draft } = context();
  const parked = parseParkedDraft(
    serializeParkedDraft({
      form: 'request',
      about: opening,
      changes: changedValues(opened, draft),
      idempotencyKey,
    }),
  );
  const found = parseRequestOpening(parked?.about);
  if (found === null) throw new Error('The opening is lost.');
  expect(found).toEqual(opening);
  return open(found, parked);
};

const anyOpening = fc.oneof(
  fc.record({
    requestContext: fc.constantFrom<RequestContext>(
      general,
      vendor,
      giftProduct,
      eventPage,
      benefitPage,
      destinationPage,
    ),
    preselectedType: fc.constant(null),
  }),
  fc.record({
    requestContext: fc.constant(general),
    preselectedType: fc.constantFrom(...requestTypes),
  }),
);
const anyText = fc.string({ unit: 'grapheme' });
const anyDay = fc.constantFrom('2030-07-01', '2029-01-01', '2030-07-04');
const anyChange = fc.oneof(
  fc.record({ requestType: fc.constantFrom(...requestTypes) }),
  fc.record({ subject: anyText }),
  fc.record({ description: anyText }),
  fc.record({ details: fc.dictionary(fc.constantFrom('arrivalDate', 'diningDate'), anyDay) }),
  fc.record({ details: fc.dictionary(fc.constantFrom('otherDescription', 'occasion'), anyText) }),
);

test('core/requests-33, core/forms-8: whatever was typed is there again, with its issues', () => {
  fc.assert(
    fc.property(anyOpening, fc.array(anyChange), (opening, changes) => {
      const form = open(opening);
      for (const change of changes) form.actor.send({ type: 'draft.changed', change });
      const reopened = reopen(form, opening).context();
      expect(reopened.draft).toEqual(form.context().draft);
      expect(reopened.issues).toEqual(form.context().issues);
    }),
  );
});

const typed = [
  { requestType: 'Other' },
  { subject: 'A kind word' },
  { details: { otherDescription: 'Please send one.' } },
] as const;

test.each([
  ['stays as it is', [], 'sent-before'],
  ['is changed', [{ description: 'Soon' }], 'new-key'],
])(
  'core/requests-33, core/forms-8: a request that %s is sent with the key %3$s',
  async (_, changes, key) => {
    const opening = { requestContext: general, preselectedType: null };
    const form = open(opening);
    for (const change of typed) form.actor.send({ type: 'draft.changed', change });
    const { actor, keys } = reopen(form, opening, 'sent-before');
    for (const change of changes) actor.send({ type: 'draft.changed', change });
    actor.send({ type: 'form.submitted' });
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('succeeded'));
    expect(keys).toEqual([key]);
  },
);

test('core/requests-33: closing a form that took back a draft resets it', () => {
  const opening = { requestContext: general, preselectedType: null };
  const form = open(opening);
  form.actor.send({ type: 'draft.changed', change: { subject: 'A kind word' } });
  const { actor, context } = reopen(form, opening);
  actor.send({ type: 'form.closed' });
  actor.send({ type: 'undo.expired' });
  expect(context().draft.subject).toBe('');
});

test.each([
  undefined,
  null,
  'general',
  {},
  { requestContext: null },
  { requestContext: { kind: 'other', name: 'x' } },
  { requestContext: { kind: 'vendor', vendorId: 'v1' } },
  { requestContext: { kind: 'vendor', vendorId: 7, name: 'x' } },
  { requestContext: { kind: 'giftProduct', name: 'x' } },
])('core/requests-33: a form about %j is not opened', (about) => {
  expect(parseRequestOpening(about)).toBeNull();
});

test('core/requests-33: values that no request has are left out', () => {
  expect(
    parseRequestChanges({
      requestType: 'constructor',
      subject: 7,
      description: null,
      details: { diningTime: '19:30', diningGuests: 4 },
      failure: domainFailure('x'),
    }),
  ).toEqual({ details: { diningTime: '19:30' } });
  const about = { requestContext: general, preselectedType: 'Yacht' };
  expect(parseRequestOpening(about)).toEqual({ requestContext: general, preselectedType: null });
});
