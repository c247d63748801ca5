import type { DeskChangeRequest } from '@parlour/contract/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeDesk, type FakeHandlers, rejection } from '../../../testing/fakeDesk.ts';
import { changeRequests } from '../../../testing/member.ts';
import { concierge } from '../../../testing/people.ts';
import { renderDesk } from '../../../testing/renderDesk.tsx';
import { requestTime } from '../../../testing/requests.ts';

const [ofName, ofEmail] = changeRequests;

async function openChangeRequests(handlers: FakeHandlers = {}) {
  vi.useFakeTimers({ now: requestTime, toFake: ['Date'] });
  let open: DeskChangeRequest[] = [...changeRequests];
  const take = (id: string | undefined) => {
    open = open.filter((each) => each.id !== id);
    return null;
  };
  const desk = fakeDesk({
    listChangeRequests: () => open,
    countChangeRequests: () => ({ open: open.length }),
    acceptChangeRequest: ({ params }) => take(params['id']),
    declineChangeRequest: ({ params }) => take(params['id']),
    ...handlers,
  });
  const rendered = renderDesk('/change-requests');
  const list = await screen.findByRole('list', { name: 'Change requests' });
  const itemOf = ({ requestedValue }: DeskChangeRequest) =>
    within(within(list).getByText(requestedValue).closest('li')!);
  const bodyOf = (name: string) => desk.received.findLast((call) => call.name === name)?.body;
  return { ...rendered, desk, itemOf, bodyOf };
}

test('desk/members-9: a change request says who asks for what, what is there, and the number on file', async () => {
  const { itemOf } = await openChangeRequests();
  const item = itemOf(ofName);
  expect(item.getByRole('link', { name: 'Grace Okafor' }).getAttribute('href')).toBe(
    '/desk/members/m1',
  );
  for (const text of ['Legal name', '+1 617 555 0142', 'I use both family names now.']) {
    expect(item.getByText(text)).toBeTruthy();
  }
});

test('desk/members-10: a change request is accepted once the call-back is ticked, with the parts of the name', async () => {
  const { user, itemOf, bodyOf } = await openChangeRequests();
  await user.click(itemOf(ofName).getByRole('button', { name: 'Accept' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Accept/ }));
  const submit = dialog.getByRole<HTMLButtonElement>('button', { name: 'Accept' });
  expect(submit.disabled).toBe(true);
  expect(dialog.getByLabelText<HTMLInputElement>(/First name/).value).toBe('Grace Anne');
  await user.click(dialog.getByLabelText(/I called the member back .* \+1 617 555 0142/));
  await user.click(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodyOf('acceptChangeRequest')).toEqual({
    version: 1,
    isCalledBack: true,
    firstName: 'Grace Anne',
    lastName: 'Okafor-Lang',
  });
  await waitFor(() => expect(screen.queryByText(ofName.requestedValue)).toBeNull());
  expect(await screen.findByRole('link', { name: 'Change Requests 2 waiting' })).toBeTruthy();
});

test('desk/members-10: accepting asks for a fresh proof, and what was entered outlasts a refusal', async () => {
  let isProved = false;
  const { user, itemOf } = await openChangeRequests({
    acceptChangeRequest: () =>
      isProved
        ? rejection(400, 'Another member has this email address.', 'invalid_input')
        : rejection(403, 'Please confirm.', 'step_up_required'),
    stepUp: () => {
      isProved = true;
      return null;
    },
  });
  await user.click(itemOf(ofEmail!).getByRole('button', { name: 'Accept' }));
  await user.click(await screen.findByLabelText(/I called the member back/));
  await user.type(screen.getByLabelText(/^Note/), 'At noon');
  const [submit] = screen.getAllByRole('button', { name: 'Accept' }).slice(-1);
  await user.click(submit!);
  const proof = await screen.findByRole('dialog', { name: 'Confirm That It Is You' });
  await user.type(within(proof).getByLabelText(/Code/), '654321{Enter}');
  await screen.findByText('Another member has this email address.');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Note/).value).toBe('At noon');
});

test('desk/members-10: a change request is declined with a note', async () => {
  const { user, itemOf, bodyOf } = await openChangeRequests();
  await user.click(itemOf(ofEmail!).getByRole('button', { name: 'Decline' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Decline/ }));
  await user.type(dialog.getByLabelText(/^Note/), 'It was not her');
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodyOf('declineChangeRequest')).toEqual({ version: 1, note: 'It was not her' });
});

test('desk/members-11: a number that was changed lately is marked as no proof', async () => {
  const { itemOf } = await openChangeRequests();
  expect(itemOf(ofEmail!).getByText(/changed this number lately/)).toBeTruthy();
  expect(itemOf(ofName).queryByText(/changed this number lately/)).toBeNull();
});

test('desk/members-12: a concierge finds no change requests', async () => {
  const desk = fakeDesk({ getMe: () => concierge });
  renderDesk('/change-requests');
  await screen.findByRole('heading', { level: 1, name: 'There is nothing for you here.' });
  expect(desk.names()).not.toContain('listChangeRequests');
});
