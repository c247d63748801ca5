import { splitPastAndUpcoming } from '@parlour/core';
import { screen } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import { club, registrationOf } from '../../testing/club.ts';
import { fakeApi } from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { NOW } from '../../testing/today.ts';

// The files of a worker share their modules, but not those that this one replaces.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

const { upcoming } = splitPastAndUpcoming(club.events, NOW);

vi.mock('./CancellationDialog.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('web/registrations-10: a question that can not be loaded counts as a failed cancellation', async () => {
  const { calls } = fakeApi({ listRegistrations: () => [registrationOf(upcoming[0]!.id)!] });
  const { user } = renderApp('/my-bookings');
  await user.click(await screen.findByRole('button', { name: /^Cancel/ }));
  await screen.findByText('Your registration could not be canceled. Please try again.');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(calls('cancelRegistration')).toHaveLength(0);
});
