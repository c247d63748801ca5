import { createActor, fromCallback, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { expect, test } from 'vitest';
import { callError } from '../fixtures/callError.ts';
import { isEventPossible } from '../fixtures/graphWalk.ts';
import { emptyDocumentDraft } from './documentDraft.ts';
import { storedDocument, completeDraft } from './fixtures/document.ts';
import {
  type DocumentAddition,
  uploadMachine,
  type UploadFormEvent,
  type UploadReport,
} from './uploadMachine.ts';

const filling: UploadFormEvent[] = [
  { type: 'type.chosen', documentType: 'Passport' },
  { type: 'title.changed', title: completeDraft.title },
  { type: 'file.chosen', file: completeDraft.file! },
  ...(['passportNumber', 'country', 'notes'] as const).map((name): UploadFormEvent => ({
    type: 'detail.changed',
    name,
    value: completeDraft.details[name] ?? '',
  })),
];
const submit: UploadFormEvent = { type: 'form.submitted' };

type Snapshot = SnapshotFrom<typeof uploadMachine>;

const invariants: Record<string, (snapshot: Snapshot) => void> = {
  editing: ({ context }) => expect(context.document).toBeNull(),
  uploading: ({ context }) => {
    expect(context.draft).toEqual(completeDraft);
    expect(context).toMatchObject({ failure: null, document: null });
  },
  uploaded: ({ context }) => {
    expect(context).toMatchObject({ draft: emptyDocumentDraft, document: storedDocument });
  },
  closed: ({ context, status }) => {
    expect(status).toBe('done');
    expect(context).toMatchObject({ draft: emptyDocumentDraft, failure: null, fileIssue: null });
  },
};

const ready = () => {
  const actor = createActor(uploadMachine, { input: { makeIdempotencyKey: () => 'key' } }).start();
  for (const event of filling) actor.send(event);
  return actor.getSnapshot();
};

test('DO7, DO8, DO9: every state is reached from a complete form, and each meets its invariant', () => {
  const reached = getShortestPaths(uploadMachine, {
    fromState: ready(),
    events: [
      submit,
      { type: 'failure.dismissed' },
      { type: 'form.closed' },
      { type: 'upload.canceled' },
      { type: 'upload.progressed', progress: 0.5 },
      { type: 'upload.done', document: storedDocument },
      { type: 'upload.failed', cause: new Error('Not now.') },
    ],
    filterEvents: isEventPossible,
    serializeState: ({ value, context }) => JSON.stringify([value, context]),
  }).map(({ state }) => state);
  expect(new Set(reached.map(({ value }) => value))).toEqual(new Set(Object.keys(invariants)));
  for (const snapshot of reached) invariants[snapshot.value]?.(snapshot);
});

const start = () => {
  const sent: DocumentAddition[] = [];
  let keys = 0;
  let stopped = 0;
  let report: (event: UploadReport) => void = () => undefined;
  const actor = createActor(
    uploadMachine.provide({
      actors: {
        upload: fromCallback<UploadFormEvent, DocumentAddition>(({ input, sendBack }) => {
          sent.push(input);
          report = sendBack;
          return () => {
            stopped += 1;
          };
        }),
      },
    }),
    { input: { makeIdempotencyKey: () => `key-${(keys += 1)}` } },
  ).start();
  return {
    sent,
    stopped: () => stopped,
    context: () => actor.getSnapshot().context,
    value: () => actor.getSnapshot().value,
    output: () => actor.getSnapshot().output,
    send: (...events: UploadFormEvent[]) => events.forEach((event) => actor.send(event)),
    report: (event: UploadReport) => report(event),
  };
};

test('DO2, DO3: choosing a type resets its fields, and Upload waits for them', () => {
  const { send, value, context } = start();
  send(...filling, { type: 'type.chosen', documentType: 'Drivers License' }, submit);
  expect(value()).toBe('editing');
  expect(context().draft.details).toEqual({});
  send({ type: 'detail.changed', name: 'licenseNumber', value: 'D1' }, submit);
  expect(value()).toBe('uploading');
});

test('DO4: a rejected file is named with the reason, until another is chosen', () => {
  const { send, value, context } = start();
  send({ type: 'file.chosen', file: { name: '\u202Egnp.exe', size: 1 } });
  expect(context().draft).toBe(emptyDocumentDraft);
  expect(context().fileIssue).toMatch(
    /^gnp\.exe was not taken\. Please choose a file of one of these kinds/,
  );
  send(...filling, { type: 'file.removed' }, submit);
  expect(value()).toBe('editing');
  send({ type: 'file.chosen', file: { name: 'a.png', size: 1 } });
  expect(context()).toMatchObject({ fileIssue: null, draft: { file: { name: 'a.png' } } });
  send({ type: 'file.removed' });
  expect(context().draft.file).toBeNull();
});

test('DO4: the file that was chosen before stays, with its key, and can be uploaded', () => {
  const { send, report, value, context, sent } = start();
  send(...filling, submit);
  report({ type: 'upload.failed', cause: callError('The file is damaged.', 'file') });
  send({ type: 'file.chosen', file: { name: 'b.pdf', size: 0 } });
  expect(context().draft).toEqual(completeDraft);
  expect(context()).toMatchObject({
    fileIssue: 'b.pdf was not taken. This file is empty. Please choose another.',
    failure: { field: 'file' },
  });
  send(submit);
  expect(value()).toBe('uploading');
  expect(context().fileIssue).toBeNull();
  expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1']);
});

test('DO7: progress is reported and never goes back, and nothing can be changed meanwhile', () => {
  const { send, report, context, value, sent } = start();
  send(...filling, submit, submit, { type: 'title.changed', title: 'x' }, { type: 'form.closed' });
  const reported = [0.2, 0.6, 0.4, 1.5].map((progress) => {
    report({ type: 'upload.progressed', progress });
    return context().progress;
  });
  expect(reported).toEqual([0.2, 0.6, 0.6, 1]);
  expect(value()).toBe('uploading');
  expect(context().draft).toEqual(completeDraft);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.submission.title).toBe('Passport');
});

test('DO12: canceling stops the upload, shows no message, and keeps the draft', () => {
  const { send, report, context, value, sent, stopped } = start();
  send(...filling, { type: 'upload.canceled' }, submit);
  report({ type: 'upload.progressed', progress: 0.5 });
  expect(stopped()).toBe(0);
  send({ type: 'upload.canceled' });
  expect(stopped()).toBe(1);
  expect(value()).toBe('editing');
  expect(context()).toMatchObject({ draft: completeDraft, failure: null, document: null });
  report({ type: 'upload.done', document: storedDocument });
  expect(value()).toBe('editing');
  send(submit);
  expect(context().progress).toBe(0);
  expect(sent).toHaveLength(2);
});

test('DO8: the upload ends with the new document', () => {
  const { send, report, value, output } = start();
  send(...filling, submit);
  report({ type: 'upload.done', document: storedDocument });
  expect(value()).toBe('uploaded');
  send({ type: 'form.closed' });
  expect(output()).toEqual(storedDocument);
});

test.each([
  [new Error('The name must be one line.'), 'The name must be one line.'],
  [new Error(''), 'Failed to upload document.'],
  [null, 'Failed to upload document.'],
])('DO9: %j shows %j, nothing is lost, and it can be sent again', (cause, message) => {
  const { send, report, context, value, sent } = start();
  send(...filling, submit);
  report({ type: 'upload.failed', cause });
  expect(value()).toBe('editing');
  expect(context()).toMatchObject({ draft: completeDraft, failure: { message } });
  send(submit);
  expect(context()).toMatchObject({ failure: null, progress: 0 });
  expect(sent).toHaveLength(2);
});

test('DO9: a failure can be dismissed', () => {
  const { send, report, context } = start();
  send(...filling, submit);
  report({ type: 'upload.failed', cause: null });
  send({ type: 'failure.dismissed' });
  expect(context().failure).toBeNull();
});

test.each([
  ['file', { type: 'file.chosen', file: { name: 'b.png', size: 1 } }],
  ['file', { type: 'file.removed' }],
  ['title', { type: 'title.changed', title: 'x' }],
  ['description', { type: 'detail.changed', name: 'notes', value: 'x' }],
  ['description', { type: 'type.chosen', documentType: 'Other Document' }],
] as const)(
  'DO15: the failure of the %s disappears with %j, and with nothing else',
  (field, event) => {
    const { send, report, context } = start();
    send(...filling, submit);
    report({ type: 'upload.failed', cause: callError(`${field} is wrong.`, field) });
    send({ type: 'detail.changed', name: 'country', value: 'x' });
    expect(context().failure?.message).toMatch(/is wrong/);
    send(event);
    expect(context().failure).toBeNull();
  },
);

test('DO16: a retry uses the same key, and a changed draft another', () => {
  const { send, report, sent } = start();
  send(...filling, submit, { type: 'upload.canceled' }, submit);
  report({ type: 'upload.failed', cause: null });
  send(submit, { type: 'upload.canceled' });
  send({ type: 'title.changed', title: 'Another' }, submit);
  expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    'key-1',
    'key-1',
    'key-1',
    'key-2',
  ]);
});

test('DO15: a detail that is too long has an issue at its field and is not sent, until it is changed', () => {
  const { send, value, context, sent } = start();
  const changeCountry = (text: string) =>
    send({ type: 'detail.changed', name: 'country', value: text });
  send(...filling);
  changeCountry('x'.repeat(5200));
  send(submit);
  expect(value()).toBe('editing');
  expect(context().failure).toMatchObject({
    field: 'country',
    message: 'Country must be at most 200 characters.',
  });
  send({ type: 'detail.changed', name: 'notes', value: 'Renewed.' });
  expect(context().failure).not.toBeNull();
  changeCountry('France');
  expect(context().failure).toBeNull();
  send(submit);
  expect(value()).toBe('uploading');
  expect(sent).toHaveLength(1);
});

test('DO15: another type removes a detail that was too long', () => {
  const { send, context } = start();
  send(...filling, { type: 'detail.changed', name: 'country', value: 'x'.repeat(201) }, submit);
  send({ type: 'type.chosen', documentType: 'Other Document' });
  expect(context().failure).toBeNull();
});
