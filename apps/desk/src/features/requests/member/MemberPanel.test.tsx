import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { storageKeys } from '../../../app/storageKeys.ts';
import { fakeDesk, type FakeHandlers, rejection } from '../../../testing/fakeDesk.ts';
import { member } from '../../../testing/member.ts';
import { administrator, concierge } from '../../../testing/people.ts';
import { renderDesk } from '../../../testing/renderDesk.tsx';
import { takenRequest } from '../../../testing/requests.ts';
import { takeSavedFiles } from '../../../testing/savedFiles.ts';

async function openThread(isWide: boolean, handlers: FakeHandlers = {}) {
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  const desk = fakeDesk(handlers);
  localStorage.setItem(storageKeys.memberUnfolded, 'open');
  const rendered = renderDesk('/requests/r1');
  await screen.findByRole('heading', { level: 2, name: 'Member' });
  return { ...rendered, desk };
}

const pdf = () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } });

test('desk/requests/member-1, desk/requests/member-2: a manager reads the member, the cards and the documents beside the thread', async () => {
  await openThread(true);
  expect(await screen.findByText('grace@example.com')).toBeTruthy();
  const others = within(await screen.findByRole('region', { name: 'Other requests' }));
  const link = others.getByRole<HTMLAnchorElement>('link', { name: 'Opening night' });
  expect(new URL(link.href).pathname).toBe('/desk/requests/r3');
  expect(others.queryByRole('link', { name: takenRequest.subject })).toBeNull();
  expect(screen.getByText('Candlemas Concert')).toBeTruthy();
  expect(screen.getByText(/^A night more/)).toBeTruthy();
  expect(await screen.findByText('Visa •••• 4242')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Passport' })).toBeTruthy();
});

test('desk/requests/member-1: what is hidden from members says so', async () => {
  const [registration] = member.registrations;
  const [redemption] = member.redemptions;
  const hidden = {
    ...member,
    registrations: [{ ...registration!, event: { ...registration!.event, isHidden: true } }],
    redemptions: [{ ...redemption!, benefit: { ...redemption!.benefit, isHidden: true } }],
  };
  await openThread(true, { getMember: () => hidden });
  expect(await screen.findAllByText(/ · Hidden from members$/)).toHaveLength(2);
});

test('desk/requests/member-1: on a narrow screen nothing is read until the member is shown', async () => {
  const { desk, user } = await openThread(false);
  await screen.findByRole('list', { name: 'Thread' });
  expect(desk.names()).not.toContain('getMember');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('grace@example.com')).toBeTruthy();
});

test('desk/requests/member-2: a concierge sees cards, and documents are not asked for', async () => {
  const { desk } = await openThread(true, { getMe: () => concierge });
  expect(await screen.findByText('Visa •••• 4242')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Documents' })).toBeNull();
  expect(desk.names()).not.toContain('listMemberDocuments');
});

test('desk/requests/member-3: a document is opened for a reason after a fresh proof, and the reason outlasts a failure', async () => {
  takeSavedFiles();
  const responses = [
    rejection(500, 'It failed.'),
    rejection(403, 'Confirm that it is you.', 'step_up_required'),
    pdf(),
  ];
  const { desk, user } = await openThread(true, {
    getMe: () => ({ ...administrator, isSample: true }),
    openMemberDocument: () => responses.shift() ?? pdf(),
    startStepUp: () => rejection(404, 'There is none.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Passport' }));
  const submit = await screen.findByRole<HTMLButtonElement>('button', { name: 'Open Document' });
  expect(submit.disabled).toBe(true);
  await user.type(screen.getByLabelText(/^Reason/), 'A visa for Friday');
  await user.click(submit);
  await screen.findByRole('alert');
  expect(screen.getByLabelText<HTMLInputElement>(/^Reason/).value).toBe('A visa for Friday');
  await user.click(screen.getByRole('button', { name: 'Open Document' }));
  const proof = await screen.findByRole('dialog', { name: /it is you/i });
  expect(proof).toBeTruthy();
  await waitFor(() =>
    expect(desk.received.filter(({ name }) => name === 'openMemberDocument')).toMatchObject([
      { params: { id: 'm1', documentId: 'd1' }, body: { reason: 'A visa for Friday' } },
      { body: { reason: 'A visa for Friday' } },
    ]),
  );
});

test('desk/requests/member-3: an opened document is shown from memory, which the closed dialog releases', async () => {
  const { released } = takeSavedFiles();
  const { user } = await openThread(true, { openMemberDocument: pdf });
  await user.click(await screen.findByRole('button', { name: 'Passport' }));
  await user.type(await screen.findByLabelText(/^Reason/), 'A visa for Friday');
  await user.click(screen.getByRole('button', { name: 'Open Document' }));
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /View Document/ });
  expect(link.href).toBe('blob:saved');
  const dialog = screen.getByRole('dialog', { name: 'Passport' });
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)!);
  await waitFor(() => expect(released).toEqual(['blob:saved']));
});

test('desk/requests/member-4: beside a thread all but the contact is folded until it is asked for, also after a reload', async () => {
  const { user } = await openThread(true);
  await screen.findByText('Visa •••• 4242');
  expect(screen.getByText('Time at home').nextSibling?.textContent).toMatch(/^\w{3} \d+:\d\d/);
  await user.click(screen.getByText('All of the member'));
  await waitFor(() => expect(screen.queryByText('Visa •••• 4242')).toBeNull());
  expect(screen.getByText('grace@example.com')).toBeTruthy();
  expect(localStorage.getItem(storageKeys.memberUnfolded)).toBeNull();
});
