import type { DeskChangeRequest } from '@parlour/contract/staff';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { changeRequests } from '../../../testing/member.ts';
import { ChangeRequestCard } from './ChangeRequestCard.tsx';

const [ofName] = changeRequests;
const now = new Date('2030-02-01T10:00:00.000Z');

function show(changes: Partial<DeskChangeRequest> = {}) {
  cleanup();
  const onDecide = vi.fn();
  const changeRequest = { ...ofName, ...changes };
  render(
    <ChangeRequestCard
      changeRequest={changeRequest}
      now={now}
      timeZone="UTC"
      onDecide={onDecide}
    />,
  );
  return { onDecide, changeRequest };
}

const valueOf = (label: string) => screen.queryByText(label)?.nextElementSibling?.textContent;

test('desk/members-9: what is there now, what is asked and the note are said, each where there is one', () => {
  show();
  expect(valueOf('Now')).toBe('Grace Okafor');
  expect(valueOf('Requested')).toBe('Grace Anne Okafor-Lang');
  expect(valueOf('Note')).toBe('I use both family names now.');
  show({ currentValue: null, note: '' });
  expect(valueOf('Now')).toBeUndefined();
  expect(valueOf('Note')).toBeUndefined();
  show({ note: null, member: { ...ofName.member, phone: null } });
  expect(valueOf('Note')).toBeUndefined();
  expect(valueOf('Number on file')).toBe('None');
  show({ field: 'dateOfBirth', currentValue: '1981-03-04', requestedValue: '1981-03-14' });
  expect([valueOf('Now'), valueOf('Requested')]).toEqual(['March 4, 1981', 'March 14, 1981']);
});

test('desk/members-11: a number counts as changed lately for thirty days', () => {
  const changedAt = (phoneChangedAt: string) =>
    show({ member: { ...ofName.member, phoneChangedAt } });
  const warning = () => screen.queryByText(/changed this number lately/);
  changedAt('2030-01-02T10:00:01.000Z');
  expect(warning()).toBeTruthy();
  changedAt('2030-01-02T10:00:00.000Z');
  expect(warning()).toBeNull();
});

test('desk/members-9: each button begins its own decision', async () => {
  const { onDecide, changeRequest } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect(onDecide.mock.calls).toEqual([
    ['accept', changeRequest],
    ['decline', changeRequest],
  ]);
});
