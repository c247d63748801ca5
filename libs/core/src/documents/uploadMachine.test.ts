import type { CallFailure, Document, Result } from '@parlour/contract';
import { createActor, fromPromise } from 'xstate';
import { expect, test, vi } from 'vitest';
import { domainFailure, lostResponse } from '../fixtures/failures.ts';
import { walkForm } from '../fixtures/walkForm.ts';
import type { SubmissionFailure } from '../forms/formIssues.ts';
import type { FormEvent, FormSubmission } from '../forms/formMachine.ts';
import {
  type DocumentDraft,
  type DocumentSubmission,
  emptyDocumentDraft,
} from './documentDraft.ts';
import { storedDocument, completeDraft } from './fixtures/document.ts';
import { uploadMachine } from './uploadMachine.ts';

type Event = FormEvent<DocumentDraft>;
const change = (changes: Partial<DocumentDraft>): Event => ({
  type: 'draft.changed',
  change: changes,
});
const filling: Event[] = [
  change({ type: 'Passport' }),
  change({ title: completeDraft.title }),
  change({ file: completeDraft.file }),
  ...(['passportNumber', 'country', 'notes'] as const).map((name) =>
    change({ details: { [name]: completeDraft.details[name] ?? '' } }),
  ),
];
const submit: Event = { type: 'form.submitted' };
const cancel: Event = { type: 'submission.canceled' };

test('core/documents-7, core/documents-8, core/documents-9, core/forms-3: every state is reached, and each meets its invariant', () => {
  walkForm(
    uploadMachine,
    {
      input: {},
      changes: [completeDraft],
      stored: storedDocument,
      failures: [domainFailure('Not now.')],
      emptyDraft: emptyDocumentDraft,
      isCancelable: true,
    },
    {
      editing: ({ context }) => expect(context.value).toBeNull(),
      submitting: ({ context }) => expect(context.draft).toEqual(completeDraft),
      succeeded: ({ context }) => expect(context.draft).toEqual(emptyDocumentDraft),
      closed: ({ context }) => expect(context.draft).toEqual(emptyDocumentDraft),
    },
  );
});

type Outcome = Result<Document, SubmissionFailure>;

const start = () => {
  const sent: FormSubmission<DocumentSubmission>[] = [];
  const signals: { readonly aborted: boolean }[] = [];
  let keys = 0;
  let resolve: (outcome: Outcome) => void = () => undefined;
  const actor = createActor(
    uploadMachine.provide({
      actors: {
        submit: fromPromise<Outcome, FormSubmission<DocumentSubmission>>(({ input, signal }) => {
          sent.push(input);
          signals.push(signal);
          return new Promise((settle) => {
            resolve = settle;
          });
        }),
      },
    }),
    { input: { makeIdempotencyKey: () => `key-${(keys += 1)}` } },
  ).start();
  const end = async (outcome: Outcome) => {
    resolve(outcome);
    await vi.waitFor(() => expect(actor.getSnapshot().value).not.toBe('submitting'));
  };
  return {
    sent,
    stopped: () => signals.filter(({ aborted }) => aborted).length,
    context: () => actor.getSnapshot().context,
    value: () => actor.getSnapshot().value,
    output: () => actor.getSnapshot().output,
    send: (...events: Event[]) => events.forEach((event) => actor.send(event)),
    report: (progress: number) => sent.at(-1)?.onProgress(progress),
    succeed: () => end({ ok: true, value: storedDocument }),
    fail: (failure: SubmissionFailure) => end({ ok: false, failure }),
  };
};

test('core/documents-2, core/documents-3: choosing a type resets its fields, and Upload waits for them', () => {
  const { send, value, context } = start();
  send(...filling, change({ type: 'Drivers License' }), submit);
  expect(value()).toBe('editing');
  expect(context().draft.details).toEqual({});
  send(change({ details: { licenseNumber: 'D1' } }), submit);
  expect(value()).toBe('submitting');
});

test('core/documents-4: a rejected file is named with the reason, until another is chosen', () => {
  const { send, value, context } = start();
  send(change({ file: { name: '\u202Egnp.exe', size: 1 } }));
  expect(context().draft).toBe(emptyDocumentDraft);
  expect(context().issues).toEqual([
    {
      field: 'file',
      message: expect.stringMatching(
        /^gnp\.exe was not taken\. Please choose a file of one of these kinds/,
      ),
    },
  ]);
  send(...filling, change({ file: null }), submit);
  expect(value()).toBe('editing');
  send(change({ file: { name: 'a.png', size: 1 } }));
  expect(context()).toMatchObject({ issues: [], draft: { file: { name: 'a.png' } } });
  send(change({ file: null }));
  expect(context().draft.file).toBeNull();
});

test('core/documents-4: the file that was chosen before stays, with its key, and can be uploaded', async () => {
  const { send, fail, value, context, sent } = start();
  send(...filling, submit);
  await fail(domainFailure('The file is damaged.', 'file'));
  expect(context().issues).toEqual([{ field: 'file', message: 'The file is damaged.' }]);
  send(change({ file: { name: 'b.pdf', size: 0 } }));
  expect(context().draft).toEqual(completeDraft);
  expect(context().issues).toEqual([
    {
      field: 'file',
      message: 'b.pdf was not taken. This file is empty. Please choose another.',
    },
  ]);
  send(submit);
  expect(value()).toBe('submitting');
  expect(context().issues).toEqual([]);
  expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1']);
});

test('core/documents-7: progress is reported and never goes back, and nothing can be changed meanwhile', () => {
  const { send, report, context, value, sent } = start();
  send(...filling, submit, submit, change({ title: 'x' }), { type: 'form.closed' });
  const reported = [0.2, 0.6, 0.4, 1.5].map((progress) => {
    report(progress);
    return context().progress;
  });
  expect(reported).toEqual([0.2, 0.6, 0.6, 1]);
  expect(value()).toBe('submitting');
  expect(context().draft).toEqual(completeDraft);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.payload.title).toBe('Passport');
});

test('core/documents-12: canceling stops the upload, shows no message, and keeps the draft', async () => {
  const { send, report, succeed, context, value, sent, stopped } = start();
  send(...filling, cancel, submit);
  report(0.5);
  expect(stopped()).toBe(0);
  send(cancel);
  expect(stopped()).toBe(1);
  expect(value()).toBe('editing');
  expect(context()).toMatchObject({
    draft: completeDraft,
    issues: [],
    failure: null,
    value: null,
  });
  await succeed();
  expect(value()).toBe('editing');
  send(submit);
  expect(context().progress).toBe(0);
  expect(sent).toHaveLength(2);
});

test('core/documents-8: the upload ends with the new document', async () => {
  const { send, succeed, value, output } = start();
  send(...filling, submit);
  await succeed();
  expect(value()).toBe('succeeded');
  send({ type: 'form.closed' });
  expect(output()).toEqual(storedDocument);
});

test.each<[CallFailure, string]>([
  [domainFailure('The name must be one line.'), 'The name must be one line.'],
  [domainFailure(''), 'Failed to upload document.'],
  [lostResponse, 'Failed to upload document.'],
])(
  'core/documents-9: %j shows %j, nothing is lost, and it can be sent again',
  async (failure, message) => {
    const { send, fail, context, value, sent } = start();
    send(...filling, submit);
    await fail(failure);
    expect(value()).toBe('editing');
    expect(context()).toMatchObject({ draft: completeDraft, failure: { message } });
    send(submit);
    expect(context()).toMatchObject({ failure: null, progress: 0 });
    expect(sent).toHaveLength(2);
  },
);

test('core/documents-9: a failure can be dismissed', async () => {
  const { send, fail, context } = start();
  send(...filling, submit);
  await fail(lostResponse);
  expect(context().failure).not.toBeNull();
  send({ type: 'failure.dismissed' });
  expect(context().failure).toBeNull();
});

test.each<[string, Partial<DocumentDraft>]>([
  ['file', { file: { name: 'b.png', size: 1 } }],
  ['file', { file: null }],
  ['title', { title: 'x' }],
  ['description', { details: { notes: 'x' } }],
  ['description', { type: 'Other Document' }],
])(
  'core/documents-15: the failure of the %s disappears with %j, and with nothing else',
  async (field, changes) => {
    const { send, fail, context } = start();
    send(...filling, submit);
    await fail(domainFailure(`${field} is wrong.`, field));
    send(change({ details: { country: 'x' } }));
    expect(context().issues).toMatchObject([{ message: expect.stringMatching(/is wrong/) }]);
    send(change(changes));
    expect(context().issues).toEqual([]);
  },
);

test('core/documents-15: a file that can not be read has an issue at its field', async () => {
  const { send, fail, context } = start();
  send(...filling, submit);
  await fail({ kind: 'input', field: 'file', message: 'This file could not be read.' });
  expect(context()).toMatchObject({
    issues: [{ field: 'file', message: 'This file could not be read.' }],
    failure: null,
  });
});

test('core/documents-16: a retry uses the same key, and a changed draft another', async () => {
  const { send, fail, sent } = start();
  send(...filling, submit, cancel, submit);
  await fail(lostResponse);
  send(submit, cancel);
  send(change({ title: 'Another' }), submit);
  expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    'key-1',
    'key-1',
    'key-1',
    'key-2',
  ]);
});

test('core/documents-15: a detail that is too long has an issue at its field and is not sent, until it is changed', () => {
  const { send, value, context, sent } = start();
  const changeCountry = (country: string) => send(change({ details: { country } }));
  send(...filling);
  changeCountry('x'.repeat(5200));
  send(submit);
  expect(value()).toBe('editing');
  expect(context().issues).toEqual([
    { field: 'country', message: 'Country must be at most 200 characters.' },
  ]);
  send(change({ details: { notes: 'Renewed.' } }));
  expect(context().issues).toHaveLength(1);
  changeCountry('France');
  expect(context().issues).toEqual([]);
  send(submit);
  expect(value()).toBe('submitting');
  expect(sent).toHaveLength(1);
});

test('core/documents-15: another type removes a detail that was too long', () => {
  const { send, context } = start();
  send(...filling, change({ details: { country: 'x'.repeat(201) } }), submit);
  expect(context().issues).toHaveLength(1);
  send(change({ type: 'Other Document' }));
  expect(context().issues).toEqual([]);
});

test('core/documents-15: another type removes the issue of notes that were left empty', async () => {
  const { send, fail, context } = start();
  send(...filling.slice(0, -1), submit);
  await fail(domainFailure('description is wrong.', 'description'));
  expect(context().issues).toHaveLength(1);
  send(change({ type: 'Other Document' }));
  expect(context().issues).toEqual([]);
});
