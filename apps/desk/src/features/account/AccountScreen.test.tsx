import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeDesk, rejection } from '../../testing/fakeDesk.ts';
import { renderDesk } from '../../testing/renderDesk.tsx';

test('desk/account-1: the page shows name, email and roles', async () => {
  fakeDesk();
  renderDesk('/account');
  await screen.findByRole('heading', { level: 1, name: 'Your Account' });
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual(['Ada Marsh', 'ada@club.example', 'Manager, Administrator']);
});

test('desk/account-2: another session can be ended, and a failure says so', async () => {
  const desk = fakeDesk({ endStaffSession: () => rejection(503, 'The desk does not respond.') });
  const { user } = renderDesk('/account');
  await user.click(await screen.findByRole('button', { name: 'End Safari on iPad' }));
  expect((await screen.findByRole('alert')).textContent).toBe('The desk does not respond.');
  expect(screen.queryByRole('button', { name: 'End Chrome on Windows' })).toBeNull();
  expect(desk.received.find(({ name }) => name === 'endStaffSession')?.params).toEqual({
    id: 's2',
  });
});
