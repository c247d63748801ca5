import { screen } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import { club } from '../../../testing/club.ts';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

// The files of a worker share their modules, but not those that this one replaces.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock('./RedemptionDialog.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('web/benefits/detail-5: a dialog that can not be loaded redeems nothing, and leaves the page as it is', async () => {
  const { calls } = fakeApi();
  const { user } = renderApp(`/member-benefits/${club.benefits[0]!.id}`);
  await user.click(await screen.findByRole('button', { name: 'Redeem' }));
  await screen.findByText('Redemption failed. Please try again.');
  screen.getByRole('heading', { level: 1, name: club.benefits[0]!.title });
  screen.getByRole('button', { name: 'Redeem' });
  expect(calls('redeemBenefit')).toEqual([]);
});
