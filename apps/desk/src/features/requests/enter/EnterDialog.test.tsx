import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storageKeys } from '../../../app/storageKeys.ts';
import { fakeDesk, type FakeHandlers, rejection } from '../../../testing/fakeDesk.ts';
import { concierge } from '../../../testing/people.ts';
import { renderDesk } from '../../../testing/renderDesk.tsx';
import { foundMembers, newRequestDetail } from '../../../testing/requests.ts';

async function openDialog(handlers: FakeHandlers = {}) {
  const desk = fakeDesk({
    searchMembers: () => foundMembers,
    enterDeskRequest: () => newRequestDetail,
    getDeskRequest: () => newRequestDetail,
    ...handlers,
  });
  const rendered = renderDesk('/requests');
  await rendered.user.click(await screen.findByRole('button', { name: 'New Request' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New Request' }));
  const { user } = rendered;
  const submit = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Enter Request' });
  return {
    ...rendered,
    desk,
    dialog,
    submit,
    entered: () => desk.received.filter(({ name }) => name === 'enterDeskRequest'),
    fill: async () => {
      await user.click(dialog.getByRole('radio', { name: 'Other' }));
      await user.type(dialog.getByLabelText(/Subject/), 'An umbrella');
      await user.type(dialog.getByLabelText(/Description of your request/), 'Find it.');
    },
    choose: async () => {
      await user.type(dialog.getByRole('searchbox', { name: /Member/ }), 'gra');
      await user.click(await dialog.findByRole('button', { name: /Grace Okafor/ }));
    },
  };
}

const request = { requestType: 'Other', subject: 'An umbrella', otherDescription: 'Find it.' };

test('desk/requests/enter-1, desk/requests/enter-3: a request is entered for a member who was found, and leads to its thread', async () => {
  const { choose, fill, submit, entered, desk, user, path } = await openDialog();
  await choose();
  const searched = desk.received.filter(({ name }) => name === 'searchMembers');
  expect(searched.map(({ url }) => url.searchParams.get('text'))).not.toContain('g');
  await fill();
  await user.click(submit());
  await waitFor(() => expect(path()).toBe('/requests/r1'));
  expect(entered().map(({ body }) => body)).toEqual([{ memberId: 'm1', request }]);
});

test('desk/requests/enter-1: a search without result says so, and another member can be chosen', async () => {
  const { choose, dialog, user } = await openDialog({
    searchMembers: ({ url }) => (url.searchParams.get('text') === 'gra' ? foundMembers : []),
  });
  await user.type(dialog.getByRole('searchbox', { name: /Member/ }), 'nobody');
  await dialog.findByText('No member has “nobody”.');
  await user.clear(dialog.getByRole('searchbox', { name: /Member/ }));
  await choose();
  dialog.getByText(/For Grace Okafor/);
  await user.click(dialog.getByRole('button', { name: 'Choose Another Member' }));
  dialog.getByRole('searchbox', { name: /Member/ });
});

test('desk/requests/enter-2: nothing is sent until the member and the required fields are there', async () => {
  const { choose, dialog, fill, submit } = await openDialog();
  dialog.getByText('Still needed: Member, Request type, Subject');
  await fill();
  dialog.getByText('Still needed: Member');
  expect(submit().disabled).toBe(true);
  await choose();
  expect(submit().disabled).toBe(false);
});

test('desk/requests/enter-3: a failure keeps what was entered, and a retry carries the same key unless it is for another member', async () => {
  const { choose, dialog, fill, submit, entered, user } = await openDialog({
    enterDeskRequest: () => rejection(400, 'The desk is closed.'),
  });
  await choose();
  await fill();
  for (const count of [1, 2]) {
    await user.click(submit());
    await waitFor(() => expect(entered()).toHaveLength(count));
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  }
  expect(dialog.getByLabelText<HTMLInputElement>(/Subject/).value).toBe('An umbrella');
  await user.click(dialog.getByRole('button', { name: 'Choose Another Member' }));
  await user.click(await dialog.findByRole('button', { name: /Graham/ }));
  await user.click(submit());
  await waitFor(() => expect(entered()).toHaveLength(3));
  const [first, second, third] = entered().map(({ idempotencyKey }) => idempotencyKey);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('desk/requests/enter-1: `c` opens the form from the queue', async () => {
  fakeDesk();
  const { user } = renderDesk('/requests');
  await screen.findByRole('table', { name: 'Requests' });
  await user.keyboard('c');
  await screen.findByRole('dialog', { name: 'New Request' });
});

test('desk/requests/enter-4: the focus goes from a chosen member to what takes the choice back, and back to the search', async () => {
  const { choose, dialog, user } = await openDialog();
  await choose();
  const back = dialog.getByRole('button', { name: 'Choose Another Member' });
  expect(document.activeElement).toBe(back);
  // Who was chosen is told with it.
  expect(dialog.getByRole('group', { name: /Grace Okafor/ }).contains(back)).toBe(true);
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(dialog.getByRole('searchbox', { name: /Member/ }));
});

test('desk/requests/enter-5: what is entered survives the end of the session, with the key of what was sent', async () => {
  const first = await openDialog({
    enterDeskRequest: () => rejection(401, 'Please sign in.', 'unauthenticated'),
  });
  await first.choose();
  await first.fill();
  await first.user.click(first.submit());
  await screen.findByText('Your session has ended. Please sign in again.');
  const [refused] = first.entered();
  cleanup();
  const handlers = {
    enterDeskRequest: () => newRequestDetail,
    getDeskRequest: () => newRequestDetail,
  };
  // Nobody else gets it.
  fakeDesk({ ...handlers, getMe: () => concierge });
  renderDesk('/requests');
  await screen.findByRole('table', { name: 'Requests' });
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  const desk = fakeDesk(handlers);
  const { user, path } = renderDesk('/requests');
  const dialog = within(await screen.findByRole('dialog', { name: 'New Request' }));
  dialog.getByText(/For Grace Okafor/);
  await user.click(dialog.getByRole('button', { name: 'Enter Request' }));
  await waitFor(() => expect(path()).toBe('/requests/r1'));
  const [sent] = desk.received.filter(({ name }) => name === 'enterDeskRequest');
  expect(sent?.body).toEqual({ memberId: 'm1', request });
  expect(sent?.idempotencyKey).toBe(refused?.idempotencyKey);
  expect(sessionStorage.getItem(storageKeys.drafts)).toBeNull();
});

test('desk/requests/enter-5: closing the form drops what was entered', async () => {
  const { choose, dialog, user } = await openDialog();
  await choose();
  expect(sessionStorage.getItem(storageKeys.drafts)).toContain('Grace Okafor');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sessionStorage.getItem(storageKeys.drafts)).toBeNull();
});

test('desk/requests/enter-6: that a request was entered is told over its thread, in a region that was there before', async () => {
  const { choose, fill, submit, user } = await openDialog();
  const regions = screen.getAllByRole('status', { hidden: true });
  await choose();
  await fill();
  await user.click(submit());
  await screen.findByRole('heading', { level: 1, name: newRequestDetail.subject });
  const told = screen.getByText('The request was entered.');
  expect(regions.some((region) => region.contains(told))).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('The request was entered.')).toBeNull();
});
