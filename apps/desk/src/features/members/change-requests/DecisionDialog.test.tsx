import { cleanup, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { changeRequests } from '../../../testing/member.ts';
import { DecisionDialogView } from './DecisionDialog.tsx';

const [ofName, ofEmail] = changeRequests;

type ViewProps = Parameters<typeof DecisionDialogView>[0];

async function show(changes: Partial<ViewProps> = {}) {
  cleanup();
  render(
    <DecisionDialogView
      decision="accept"
      changeRequest={ofName}
      draft={{ isCalledBack: false, firstName: 'Grace', lastName: 'Lang', note: '' }}
      isPending={false}
      failure={null}
      onChange={vi.fn()}
      onSubmit={vi.fn()}
      onClose={vi.fn()}
      {...changes}
    />,
  );
  return (await screen.findByRole('dialog')).textContent;
}

const submit = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

test('desk/members-10: only an acceptance waits for the call-back', async () => {
  const draft = { isCalledBack: true, firstName: 'Grace', lastName: 'Lang', note: '' };
  await show();
  expect(submit('Accept')).toBe(true);
  await show({ draft });
  expect(submit('Accept')).toBe(false);
  await show({ decision: 'decline' });
  expect(submit('Decline')).toBe(false);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('desk/members-10: only an accepted legal name can be corrected, with what is wrong at its parts', async () => {
  const failure = { field: 'lastName', message: 'Last name is too long.' };
  await show({ failure });
  expect(screen.getByLabelText(/^Last name/).getAttribute('aria-invalid')).toBe('true');
  await show({ changeRequest: ofEmail!, failure });
  expect(screen.queryByLabelText(/^Last name/)).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('Last name is too long.');
  await show({ decision: 'decline' });
  expect(screen.queryByLabelText(/^Last name/)).toBeNull();
});

test('desk/members-10: the dialog says what becomes of each kind of change', async () => {
  expect(await show()).toContain('The legal name becomes Grace Anne Okafor-Lang');
  expect(await show({ changeRequest: ofEmail! })).toContain('signs in with iris.calloway@');
  const ofDay = { ...ofName, field: 'dateOfBirth' as const, requestedValue: '1981-03-14' };
  expect(await show({ changeRequest: ofDay })).toContain('becomes March 14, 1981');
  expect(await show({ decision: 'decline' })).toContain('The profile stays as it is');
  const ofOther = { ...ofName, field: 'other' as never, requestedValue: 'A new card' };
  expect(await show({ changeRequest: ofOther })).toContain('told that this is done: A new card');
});

test('desk/members-10: without a number on file, another proof is confirmed', async () => {
  const member = { ...ofName.member, phone: null };
  await show({ changeRequest: { ...ofName, member } });
  expect(screen.getByRole('checkbox', { name: /No number is on file/ })).toBeTruthy();
  await show();
  expect(screen.getByRole('checkbox', { name: /on file, \+1 617 555 0142/ })).toBeTruthy();
});
