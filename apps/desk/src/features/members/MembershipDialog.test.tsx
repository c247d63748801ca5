import { cleanup, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MembershipDialogView } from './MembershipDialog.tsx';

type ViewProps = Parameters<typeof MembershipDialogView>[0];

async function mayEnd(changes: Partial<ViewProps>) {
  cleanup();
  render(
    <MembershipDialogView
      action="end"
      name="Grace  Okafor"
      reason="Moved away"
      typedName=""
      isPending={false}
      failure={null}
      onReasonChange={vi.fn()}
      onNameChange={vi.fn()}
      onSubmit={vi.fn()}
      onClose={vi.fn()}
      {...changes}
    />,
  );
  const button = await screen.findByRole<HTMLButtonElement>('button', {
    name: /^(End|Suspend|Reactivate) Membership$/,
  });
  return !button.disabled;
}

test('desk/members-6: a membership ends only once its name is typed, whatever the spaces between', async () => {
  expect(await mayEnd({})).toBe(false);
  expect(await mayEnd({ typedName: 'Grace' })).toBe(false);
  expect(await mayEnd({ typedName: ' Grace Okafor ' })).toBe(true);
  expect(await mayEnd({ typedName: '\u202aGrace Okafor\u202c' })).toBe(true);
  expect(await mayEnd({ name: 'José', typedName: 'Jose\u0301' })).toBe(true);
  expect(await mayEnd({ action: 'suspend' })).toBe(true);
  expect(screen.queryByLabelText(/to confirm/)).toBeNull();
  expect(await mayEnd({ action: 'reactivate' })).toBe(true);
});

test('desk/members-6: each needs a reason of three characters, and what is wrong with it is at its field', async () => {
  const typedName = 'Grace Okafor';
  expect(await mayEnd({ typedName, reason: ' ab ' })).toBe(false);
  expect(await mayEnd({ typedName, reason: 'ab\u200b\u200b' })).toBe(false);
  expect(await mayEnd({ typedName, reason: 'abc' })).toBe(true);
  await mayEnd({ failure: { field: 'reason', message: 'Say why.' } });
  expect(screen.getByLabelText(/^Reason/).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Say why.')).toBeTruthy();
});
