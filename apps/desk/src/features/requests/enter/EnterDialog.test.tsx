import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeDesk, type FakeHandlers, rejection } from '../../../testing/fakeDesk.ts';
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

test('DKE1, DKE3: a request is entered for a member who was found, and leads to its thread', async () => {
  const { choose, fill, submit, entered, desk, user, path } = await openDialog();
  await choose();
  const searched = desk.received.filter(({ name }) => name === 'searchMembers');
  expect(searched.map(({ url }) => url.searchParams.get('text'))).not.toContain('g');
  await fill();
  await user.click(submit());
  await waitFor(() => expect(path()).toBe('/requests/r1'));
  expect(entered().map(({ body }) => body)).toEqual([{ memberId: 'm1', request }]);
});

test('DKE1: a search without result says so, and another member can be chosen', async () => {
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

test('DKE2: nothing is sent until the member and the required fields are there', async () => {
  const { choose, dialog, fill, submit } = await openDialog();
  dialog.getByText('Still needed: Member, Request type, Subject');
  await fill();
  dialog.getByText('Still needed: Member');
  expect(submit().disabled).toBe(true);
  await choose();
  expect(submit().disabled).toBe(false);
});

test('DKE3: a failure keeps what was entered, and a retry carries the same key unless it is for another member', async () => {
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

test('DKE1: `c` opens the form from the queue', async () => {
  fakeDesk();
  const { user } = renderDesk('/requests');
  await screen.findByRole('table', { name: 'Requests' });
  await user.keyboard('c');
  await screen.findByRole('dialog', { name: 'New Request' });
});
