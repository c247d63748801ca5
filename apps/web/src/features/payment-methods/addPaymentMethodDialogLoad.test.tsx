import { screen } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import { renderPaymentMethods } from '../../testing/renderPaymentMethods.tsx';

// The files of a worker share their modules, but not those that this one replaces.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock('./AddPaymentMethodDialog.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('web/payment-methods-6: a form that can not be loaded leaves the page as it is, and says so until it is dismissed', async () => {
  const { user } = await renderPaymentMethods();
  await screen.findByRole('heading', { name: 'Visa •••• 4242' });
  await user.click(screen.getByRole('button', { name: 'Add Card' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The form could not be opened. Please check your connection and try again.',
  );
  screen.getByRole('heading', { name: 'Visa •••• 4242' });
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
