import { createClient } from '@parlour/client';
import type { MemberRequestDetail, RequestMessage, Result } from '@parlour/contract';
import {
  type FormSubmission,
  type ParkedInput,
  replyMachine,
  type SubmissionFailure,
} from '@parlour/core';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../data/createQueryClient.ts';
import { DataProvider } from '../data/DataLayout.tsx';
import { AppServicesContext } from '../session/services.ts';
import { openSession, storageKeys } from '../testing/openSession.ts';
import { useForm } from './useFormMachine.ts';
import type { SubmissionDependencies } from './useFormMachine.ts';

type Outcome = Result<MemberRequestDetail, SubmissionFailure>;
type Submit = (
  submission: FormSubmission<RequestMessage>,
  dependencies: SubmissionDependencies,
) => Promise<Outcome>;

const failed: Outcome = {
  ok: false,
  failure: {
    kind: 'domain',
    status: 429,
    message: 'One at a time.',
    detail: '',
    hasServerMessage: true,
  },
};
const sent = { id: 'r1' } as MemberRequestDetail;
const input = {};

/** Opens the form of a message, as the member m1. */
function openForm({
  parked = null,
  isParked = true,
}: { parked?: ParkedInput | null; isParked?: boolean } = {}) {
  const { session } = openSession('m1');
  const outcomes: PromiseWithResolvers<Outcome>[] = [];
  const submit = vi.fn<Submit>(() => {
    const outcome = Promise.withResolvers<Outcome>();
    outcomes.push(outcome);
    return outcome.promise;
  });
  const onClosed = vi.fn<() => void>();
  const onUnsent = vi.fn<(unsent: ParkedInput | null) => void>();
  const data = {
    client: createClient({ baseUrl: 'https://club.example' }),
    queryClient: createQueryClient(() => undefined),
  };
  const services = {
    configuration: { clubName: 'A Club' },
    session,
    tabStorage: sessionStorage,
    storageKeys,
  };
  const { result } = renderHook(
    () =>
      useForm(replyMachine, {
        input,
        submit,
        onClosed,
        onUnsent,
        parked,
        ...(isParked ? { parking: { form: 'reply', about: { requestId: 'r1' } } } : {}),
      }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <AppServicesContext value={services}>
          <DataProvider data={data}>{children}</DataProvider>
        </AppServicesContext>
      ),
    },
  );
  const settle = (outcome: Outcome) => act(async () => outcomes.at(-1)?.resolve(outcome));
  const form = () => result.current;
  const type = (text: string) => act(() => form().onChange({ text }));
  const submitForm = () => act(() => form().onSubmit());
  return { session, data, submit, onClosed, onUnsent, form, type, submitForm, settle };
}

test('core/forms-3: a form is sent once it may be, and its value is what the server stored', async () => {
  const { data, submit, form, type, submitForm, settle } = openForm();
  expect(form()).toMatchObject({ stage: 'editing', isTyped: false, value: null, progress: 0 });
  type('A tuner');
  expect(form()).toMatchObject({ isTyped: true, maySubmit: true, draft: { text: 'A tuner' } });
  submitForm();
  expect(form()).toMatchObject({ stage: 'submitting', maySubmit: false });
  const [submission, dependencies] = submit.mock.lastCall ?? [];
  expect(submission?.payload).toEqual({ text: 'A tuner' });
  expect(dependencies).toMatchObject({ client: data.client, cache: data.queryClient });
  act(() => submission?.onProgress(0.5));
  expect(form().progress).toBe(0.5);
  await settle({ ok: true, value: sent });
  expect(form()).toMatchObject({ stage: 'succeeded', value: sent });
});

test('core/forms-4: a failure is shown until it is dismissed, and a retry has the same key', async () => {
  const { submit, form, type, submitForm, settle } = openForm();
  type('A tuner');
  submitForm();
  await settle(failed);
  expect(form()).toMatchObject({ stage: 'editing', failure: { message: 'One at a time.' } });
  act(() => form().onFailureDismiss());
  expect(form().failure).toBeNull();
  submitForm();
  const keys = submit.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
  expect(keys[0]).toMatch(/.{8}/);
  expect(keys[1]).toBe(keys[0]);
});

test('core/forms-12: a form in which nothing is typed closes at once, and says so once', () => {
  const { form, onClosed } = openForm();
  expect(onClosed).not.toHaveBeenCalled();
  act(() => form().onClose());
  expect(form().stage).toBe('closed');
  expect(onClosed).toHaveBeenCalledOnce();
});

test('what is typed and not sent is told at each change, and nothing once it is sent', async () => {
  const { onUnsent, form, type, submitForm, settle } = openForm();
  expect(onUnsent.mock.lastCall).toEqual([null]);
  type('A tuner');
  expect(onUnsent.mock.lastCall).toEqual([{ changes: { text: 'A tuner' }, idempotencyKey: null }]);
  type('');
  expect(onUnsent.mock.lastCall).toEqual([null]);
  type('A tuner');
  submitForm();
  expect(onUnsent.mock.lastCall).toEqual([
    { changes: { text: 'A tuner' }, idempotencyKey: expect.any(String) },
  ]);
  await settle({ ok: true, value: sent });
  expect([form().stage, onUnsent.mock.lastCall]).toEqual(['succeeded', [null]]);
});

const parked = () => sessionStorage.getItem(storageKeys.parkedDraft);
/** Long enough for a draft to be sealed. */
const seal = () => waitFor(() => expect(parked()).not.toBeNull());
const neverSealed = async () => {
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(parked()).toBeNull();
};

test('app/session-7, core/forms-6: what is typed is parked when the server ends the session', async () => {
  const { session, type } = openForm();
  type('A tuner');
  act(() => session.send({ type: 'session.rejected' }));
  await seal();
});

test('app/session-7, core/forms-6: a form without a place for drafts parks nothing, nor does an empty one or one that was sent', async () => {
  const never = openForm({ isParked: false });
  never.type('A tuner');
  act(() => never.session.send({ type: 'session.rejected' }));
  await neverSealed();
  const empty = openForm();
  act(() => empty.session.send({ type: 'session.rejected' }));
  await neverSealed();
  const done = openForm();
  done.type('A tuner');
  done.submitForm();
  await done.settle({ ok: true, value: sent });
  act(() => done.session.send({ type: 'session.rejected' }));
  await neverSealed();
});

test('app/session-11, core/forms-8: a form that takes back a draft shows it and drops it, and sends it with its key', () => {
  sessionStorage.setItem(storageKeys.parkedDraft, 'sealed');
  const before = { changes: { text: 'A tuner' }, idempotencyKey: 'key-1' };
  const { form, submit, submitForm } = openForm({ parked: before });
  expect(parked()).toBeNull();
  expect(form()).toMatchObject({ draft: { text: 'A tuner' }, isTyped: true });
  submitForm();
  expect(submit.mock.lastCall?.[0].idempotencyKey).toBe('key-1');
});
