import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { createFormMachine, unchangedFields } from './formMachine.ts';

test('core/forms-5: only the issues of unchanged fields stay', () => {
  const issues = [
    { field: 'phone', message: 'No.' },
    { field: 'city', message: 'No.' },
  ] as const;
  const before = { phone: '1', city: '' };
  const remaining = unchangedFields(
    (draft: typeof before, field: 'phone' | 'city') => draft[field],
  );
  expect(remaining(issues, { before, after: { ...before } })).toEqual(issues);
  expect(remaining(issues, { before, after: { ...before, phone: '12' } })).toEqual([issues[1]]);
});

/** Opens a form of one text whose closing can be undone. */
const openNote = (parked?: string) =>
  createActor(
    createFormMachine<object, { readonly text: string }, 'text', string, null>({
      id: 'note',
      emptyDraft: () => ({ text: 'Dear club' }),
      issuesAfterChange: () => [],
      payloadOf: ({ text }) => text,
      isCloseUndoable: true,
      parseChanges: ({ text }) => ({ text: String(text) }),
      copyOf: () => ({ fields: {}, labels: { text: 'Text' }, fallback: 'Not sent' }),
    }),
    {
      input: {
        makeIdempotencyKey: () => 'key',
        parked: parked === undefined ? null : { changes: { text: parked }, idempotencyKey: null },
      },
    },
  ).start();

test('core/forms-12: a form holds something typed while it differs from the opened one', () => {
  const note = openNote();
  const isTyped = () => note.getSnapshot().context.isTyped;
  expect(isTyped()).toBe(false);
  note.send({ type: 'draft.changed', change: { text: 'Dear club, hello' } });
  expect(isTyped()).toBe(true);
  note.send({ type: 'draft.changed', change: { text: 'Dear club' } });
  expect(isTyped()).toBe(false);
  expect(openNote('Dear club, hello').getSnapshot().context.isTyped).toBe(true);
});

test('core/forms-12: closing can be undone only once something was typed', () => {
  const untouched = openNote();
  untouched.send({ type: 'form.closed' });
  expect(untouched.getSnapshot().value).toBe('closed');
  const typed = openNote('Hello');
  typed.send({ type: 'form.closed' });
  expect(typed.getSnapshot().value).toBe('dismissed');
});
