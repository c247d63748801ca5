import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { RequestEntry } from '@parlour/contract';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { REPLY_DRAFTS_KEY } from '../../../app/session/storageKeys.ts';
import { signIn } from '../../../testing/club.ts';
import { type FakeHandlers, fakeApi, rejection } from '../../../testing/fakeApi.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import {
  completedRequest,
  confirmedRequest,
  entries,
  openRequests,
  seatingPlan,
  waitingRequest,
} from '../../../testing/requests.ts';

const path = '/requests/request-3';
const shown = { getRequest: () => waitingRequest } satisfies FakeHandlers;
const replyEntry: RequestEntry = {
  ...entries[1]!,
  id: 'entry-4',
  text: 'The box, please.',
  move: { name: 'reply', from: 'awaiting_member', to: 'in_progress' },
  createdAt: '2026-11-21T11:59:00Z',
};
const responded = {
  ...waitingRequest,
  status: 'in_progress',
  version: 5,
  entries: [...entries, replyEntry],
};
const field = () => screen.findByLabelText<HTMLTextAreaElement>('Answer');
/** Stores any file as `chair.jpg`. */
const files = {
  getRequestFile: () => new Response('words', { headers: { 'content-type': 'text/plain' } }),
  uploadRequestFile: () => ({ ...seatingPlan, id: 'file-2', name: 'chair.jpg' }),
  deleteRequestFile: () => null,
} satisfies FakeHandlers;

const photograph = new File(['a photograph'], 'chair.jpg', { type: 'image/jpeg' });

test('web/own-requests-5: the page shows the progress of the request, what was asked for and the thread', async () => {
  fakeApi({
    getRequest: ({ query: { before } }) =>
      before === undefined
        ? { ...waitingRequest, entries: entries.slice(1), hasEarlierEntries: true }
        : { ...waitingRequest, entries: entries.slice(0, 1) },
  });
  const { user } = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: waitingRequest.subject });
  screen.getByText('We need your answer');
  screen.getByText('Stalls');
  const thread = within(screen.getByRole('region', { name: 'Conversation' }));
  const lines = () => thread.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines()[0]).toMatch(/^You .*near the orchestra/);
  await user.click(thread.getByRole('button', { name: 'Show Earlier Messages' }));
  await thread.findByText('Anna took the request');
  expect(lines()[0]).toMatch(/^You sent this request/);
  expect(thread.queryByRole('button', { name: 'Show Earlier Messages' })).toBeNull();
});

test('web/own-requests-6: earlier messages that could not be loaded say why, and can be asked for again', async () => {
  let isDown = true;
  fakeApi({
    getRequest: ({ query: { before } }) => {
      if (before === undefined) {
        return { ...waitingRequest, entries: entries.slice(1), hasEarlierEntries: true };
      }
      return isDown
        ? rejection(503, 'Back in a minute.')
        : { ...waitingRequest, entries: entries.slice(0, 1) };
    },
  });
  const { user } = renderApp(path);
  const more = await screen.findByRole('button', { name: 'Show Earlier Messages' });
  await user.click(more);
  await screen.findByText('Back in a minute.');
  isDown = false;
  await user.click(more);
  await screen.findByText('Anna took the request');
  expect(screen.queryByText('Back in a minute.')).toBeNull();
});

test('web/own-requests-7: a question is above the thread, and Answer leads to the form', async () => {
  fakeApi(shown);
  const { user } = renderApp(path);
  const question = within(await screen.findByRole('region', { name: 'A Question for You' }));
  question.getByText(/Which one do you prefer/);
  await field();
  await user.click(question.getByRole('button', { name: 'Answer' }));
  expect(document.activeElement).toBe(await field());
});

test('web/own-requests-7: a confirmed request has its day and a calendar file', async () => {
  fakeApi({ getRequest: () => confirmedRequest });
  renderApp('/requests/request-4');
  await screen.findByRole('heading', { name: 'November 28, 2026, 6:30 AM' });
  const file = screen.getByRole('link', { name: /^Add to Calendar/ });
  expect(file.getAttribute('download')).toBe('car-service-airport-on-november-28-2026-11-28.ics');
});

test('web/own-requests-19: what was confirmed has its end and the number of the house', async () => {
  const confirmedDate = {
    ...confirmedRequest.confirmedDate!,
    endTime: '07:30',
    confirmationNumber: 'CAR-12',
  };
  fakeApi({ getRequest: () => ({ ...confirmedRequest, confirmedDate }) });
  renderApp('/requests/request-4');
  await screen.findByRole('heading', { name: 'November 28, 2026, 6:30 AM to 7:30 AM' });
  screen.getByText('Confirmation number CAR-12');
});

test('web/own-requests-7: a question that is still open has its words once', async () => {
  fakeApi(shown);
  renderApp(path);
  await screen.findByRole('region', { name: 'A Question for You' });
  expect(screen.getAllByText(/Which one do you prefer/)).toHaveLength(1);
});

test('web/own-requests-7: after the day there is no calendar file, and nothing to change', async () => {
  const over = { ...confirmedRequest.confirmedDate!, date: '2026-11-01' };
  fakeApi({
    getRequest: () => ({ ...confirmedRequest, status: 'completed', confirmedDate: over }),
  });
  renderApp('/requests/request-4');
  await screen.findByRole('heading', { name: 'November 1, 2026, 6:30 AM' });
  expect(screen.queryByRole('link', { name: /^Add to Calendar/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ask for Another Time' })).toBeNull();
});

test('web/own-requests-20: another time is asked for by a message that is begun, and keeps what was typed', async () => {
  const { calls } = fakeApi({
    getRequest: () => confirmedRequest,
    sendRequestMessage: () => confirmedRequest,
  });
  const { user } = renderApp('/requests/request-4');
  await user.click(await screen.findByRole('button', { name: 'Ask for Another Time' }));
  const message = await screen.findByLabelText<HTMLTextAreaElement>('Message');
  expect(document.activeElement).toBe(message);
  await waitFor(() => expect(message.value).toBe('Could we have another time? '));
  await user.type(message, 'At nine.');
  await user.click(screen.getByRole('button', { name: 'Ask for Another Time' }));
  expect(message.value).toBe('Could we have another time? At nine.');
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  await waitFor(() =>
    expect(calls('sendRequestMessage')[0]?.body).toMatchObject({
      text: 'Could we have another time? At nine.',
    }),
  );
});

test('web/own-requests-20: a link to the change of a booking leads to what was arranged, and one to an answer to its form', async () => {
  fakeApi({ getRequest: () => confirmedRequest });
  renderApp('/requests/request-4#change');
  const arranged = await screen.findByRole('region', { name: /^November 28/ });
  await waitFor(() => expect(document.activeElement).toBe(arranged));
  cleanup();
  fakeApi(shown);
  renderApp(`${path}#reply`);
  const message = await field();
  await waitFor(() => expect(document.activeElement).toBe(message));
});

test('web/own-requests-8: a file of the thread is fetched when it is wanted', async () => {
  const { calls } = fakeApi({ ...shown, ...files });
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'View seating-plan.jpg' }));
  await screen.findByRole('link', { name: 'Download seating-plan.jpg' });
  expect(calls('getRequestFile').map(({ params }) => params)).toEqual([
    { id: 'request-3', fileId: 'file-1' },
  ]);
});

test('web/own-requests-9, web/own-requests-11: a message is sent with its files, and has the focus in the thread', async () => {
  const { calls } = fakeApi({ ...shown, ...files, sendRequestMessage: () => responded });
  const { user } = renderApp(path);
  await user.type(await field(), 'The box, please.');
  await user.upload(screen.getByLabelText(/Add a photograph/), photograph);
  const added = within(await screen.findByRole('list', { name: 'Added files' }));
  added.getByRole('button', { name: 'Remove chair.jpg' });
  await user.click(screen.getByRole('button', { name: 'Send Answer' }));
  const line = (await screen.findByText('The box, please.', { selector: 'p' })).closest('li');
  await waitFor(() => expect(document.activeElement).toBe(line));
  expect(calls('sendRequestMessage').map(({ body }) => body)).toEqual([
    { text: 'The box, please.', fileIds: ['file-2'] },
  ]);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('');
  expect(sessionStorage.getItem(REPLY_DRAFTS_KEY)).toBeNull();
});

test('web/own-requests-9: a message that begins a new request opens it', async () => {
  const declined = { ...waitingRequest, status: 'declined', closedAt: '2026-11-01T00:00:00Z' };
  fakeApi({
    getRequest: ({ params }) =>
      params.id === 'request-3' ? declined : { ...responded, id: 'request-9', subject: 'Anew' },
    sendRequestMessage: () => ({ ...responded, id: 'request-9', subject: 'Anew' }),
  });
  const { user, router } = renderApp(path);
  await screen.findByText(/Your message begins a new one/);
  await user.type(screen.getByLabelText('Message'), 'Once more.');
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  await screen.findByRole('heading', { level: 1, name: 'Anew' });
  expect(router.state.location.pathname).toBe('/requests/request-9');
});

test('web/own-requests-9: the form of a completed request says that a message reopens it', async () => {
  fakeApi({ getRequest: () => completedRequest });
  renderApp('/requests/request-5');
  await screen.findByText('Your message reopens this request.');
  screen.getByRole('heading', { name: 'Write to Us' });
  screen.getByLabelText('Message');
  screen.getByRole('button', { name: 'Send Message' });
});

test('web/own-requests-9: the form of a request that waits for an answer says nothing of that', async () => {
  fakeApi(shown);
  renderApp(path);
  await field();
  screen.getByRole('heading', { name: 'Your Answer' });
  expect(screen.queryByText(/^Your message reopens|begins a new one/)).toBeNull();
});

test('web/own-requests-10: what is written is there again after a reload, with its files', async () => {
  fakeApi({ ...shown, ...files });
  const { user } = renderApp(path);
  await user.type(await field(), 'The b');
  await user.upload(screen.getByLabelText(/Add a photograph/), photograph);
  await screen.findByRole('button', { name: 'Remove chair.jpg' });
  document.body.replaceChildren();
  renderApp(path);
  expect((await field()).value).toBe('The b');
  screen.getByRole('button', { name: 'Remove chair.jpg' });
});

test('web/own-requests-10: what is written is there again after the session ended, and nothing after a sign-out', async () => {
  let isOver = true;
  fakeApi({
    ...shown,
    sendRequestMessage: () => (isOver ? rejection(401, 'Who are you?') : responded),
  });
  const { user, session, router } = renderApp(path);
  await user.type(await field(), 'The box, please.');
  await user.click(screen.getByRole('button', { name: 'Send Answer' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(sessionStorage.getItem(REPLY_DRAFTS_KEY)).toBeNull();
  await waitFor(() => expect(sessionStorage.getItem('parked-draft')).not.toBeNull());
  isOver = false;
  act(() => session.send({ type: 'session.signedIn', signIn }));
  await act(() => router.navigate(path));
  expect((await field()).value).toBe('The box, please.');
  await waitFor(() => expect(sessionStorage.getItem(REPLY_DRAFTS_KEY)).not.toBeNull());
  act(() => session.send({ type: 'session.signedOut' }));
  expect(sessionStorage.getItem(REPLY_DRAFTS_KEY)).toBeNull();
});

test('web/own-requests-11: a refused file is named, what is written stays, and an added one can be removed', async () => {
  const { received, calls } = fakeApi({ ...shown, ...files });
  renderApp(path);
  const user = userEvent.setup({ applyAccept: false });
  await user.type(await field(), 'Here');
  const input = screen.getByLabelText(/Add a photograph/);
  await user.upload(input, new File(['x'], 'holiday.mov'));
  await screen.findByText(/holiday\.mov was not taken/);
  expect((await field()).value).toBe('Here');
  await user.upload(input, photograph);
  await user.click(await screen.findByRole('button', { name: 'Remove chair.jpg' }));
  expect(screen.queryByRole('list', { name: 'Added files' })).toBeNull();
  const changes = received.filter(({ name }) => name.endsWith('RequestFile'));
  expect(changes.map(({ name }) => name)).toEqual(['uploadRequestFile', 'deleteRequestFile']);
  expect(calls('deleteRequestFile').map(({ params }) => params)).toEqual([
    { id: 'request-3', fileId: 'file-2' },
  ]);
});

test('web/own-requests-12: a message that could not be sent stays, and its retry has the same key', async () => {
  let isDown = true;
  const { calls } = fakeApi({
    ...shown,
    sendRequestMessage: () => (isDown ? rejection(429, 'One at a time.') : responded),
  });
  const { user } = renderApp(path);
  await user.type(await field(), 'The box, please.');
  await user.click(screen.getByRole('button', { name: 'Send Answer' }));
  await screen.findByText('One at a time.');
  expect((await field()).value).toBe('The box, please.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Send Answer' }));
  await waitFor(() => expect(calls('sendRequestMessage')).toHaveLength(2));
  const keys = calls('sendRequestMessage').map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});

test('web/own-requests-13, web/own-requests-15: canceling asks first, and says if the request changed meanwhile', async () => {
  let version = 4;
  const { calls } = fakeApi({
    getRequest: () => ({ ...waitingRequest, version }),
    cancelRequest: ({ body }) =>
      body.version === 5
        ? { ...waitingRequest, status: 'cancelled', version: 6 }
        : Response.json(
            { success: false, data: null, message: 'No.', code: 'changed_meanwhile' },
            { status: 409 },
          ),
  });
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'Cancel This Request' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(calls('cancelRequest')).toEqual([]);
  version = 5;
  await user.click(dialog.getByRole('button', { name: 'Cancel Request' }));
  await dialog.findByText(/has changed meanwhile/);
  await waitFor(() => expect(calls('getRequest').length).toBeGreaterThan(1));
  await user.click(dialog.getByRole('button', { name: 'Cancel Request' }));
  await screen.findByText('Canceled');
  expect(calls('cancelRequest').map(({ body }) => body.version)).toEqual([4, 5]);
  expect(screen.queryByRole('button', { name: 'Cancel This Request' })).toBeNull();
});

test('web/own-requests-14: the concierge is asked to cancel a confirmed request', async () => {
  fakeApi({ getRequest: () => confirmedRequest });
  const { user } = renderApp('/requests/request-4');
  await user.click(await screen.findByRole('button', { name: 'Ask to Cancel' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText(/It is confirmed already/);
  await user.click(dialog.getByRole('button', { name: 'Go Back' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('web/own-requests-16: a completed request can be rated once', async () => {
  const { calls } = fakeApi({
    getRequest: () => completedRequest,
    rateRequest: () => ({ ...completedRequest, rating: { stars: 4, words: 'Thank you.' } }),
  });
  const { user } = renderApp('/requests/request-5');
  const form = within(await screen.findByRole('region', { name: 'Rate This Request' }));
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'Send Rating' }).disabled).toBe(true);
  await user.click(form.getByRole('radio', { name: 'Very good' }));
  await user.type(form.getByLabelText(/What would you like to tell us/), 'Thank you.');
  await user.click(form.getByRole('button', { name: 'Send Rating' }));
  const rating = within(await screen.findByRole('region', { name: 'Your rating' }));
  rating.getByText('Very good · 4 of 5');
  expect(calls('rateRequest').map(({ body }) => body)).toEqual([{ stars: 4, words: 'Thank you.' }]);
});

test('web/own-requests-17: a request that goes on in another one leads there', async () => {
  fakeApi({ getRequest: () => ({ ...waitingRequest, mergedInto: openRequests[1]! }) });
  renderApp(path);
  const link = await screen.findByRole('link', { name: /Lisbon in March/ });
  expect(link.getAttribute('href')).toBe('/requests/request-2');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancel This Request' })).toBeNull();
});

test('web/own-requests-17: a request of somebody else is not found', async () => {
  fakeApi({ getRequest: () => rejection(404, 'There is no such request.') });
  renderApp(path);
  await screen.findByRole('heading', { level: 1, name: 'Request not found' });
  const back = screen.getByRole('link', { name: 'Back to My Requests' });
  expect(back.getAttribute('href')).toBe('/requests');
});
