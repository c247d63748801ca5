import { screen } from '@testing-library/react';
import { afterAll, test, vi } from 'vitest';
import { club, redemptionOf } from '../../../testing/club.ts';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

// The files of a worker share their modules, but not those that this one replaces.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock('./DoorScreen.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('web/benefits/door-1: a screen that can not be loaded is said, and the page stays', async () => {
  const [benefit] = club.benefits;
  fakeApi({ listRedemptions: () => [redemptionOf(benefit!.id)!] });
  const { user } = renderApp(`/member-benefits/${benefit!.id}`);
  await user.click(await screen.findByRole('button', { name: /^Show at the Door/ }));
  await screen.findByText(/The code could not be opened/);
  screen.getByRole('heading', { level: 1, name: benefit!.title });
});
