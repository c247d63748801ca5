import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { club, redemptionOf } from '../../../testing/club.ts';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { NOW } from '../../../testing/today.ts';

const benefit = { ...club.benefits[0]!, value: '15%' };
const own = redemptionOf(benefit.id)!;
const code = { ...own, benefit: { ...own.benefit, value: '15%' } };
const path = `/member-benefits/${benefit.id}`;

const findOpener = () =>
  screen.findByRole('button', { name: `Show at the Door the code of ${benefit.title}` });

/** Opens a page with the code, after the dashboard to have a page to go back to, and shows the code at the door. */
async function openDoor(shown = code, page = path) {
  fakeApi({ listRedemptions: () => [shown] });
  const app = renderApp('/dashboard');
  await screen.findByRole('heading', { level: 1, name: /Eleanor/ });
  await act(() => app.router.navigate(page));
  const opener = await findOpener();
  await app.user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Your Code' });
  return { ...app, opener, dialog };
}

const waitForClosedDoor = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test.each([path, '/my-bookings'])(
  'web/benefits/door-1, web/benefits/door-3: from %s the code is shown with house, value, last day and instructions',
  async (page) => {
    const { dialog } = await openDoor(code, page);
    const door = within(dialog);
    door.getByText(benefit.provider);
    door.getByText(benefit.title);
    door.getByText('15% off');
    door.getByText('Valid until January 31, 2030');
    door.getByText('Show this code on arrival.');
    door.getByText(/^. . . . dash, . . . .$/);
    expect(dialog.textContent).toContain(code.redemptionCode);
    expect(door.getAllByRole('button')).toHaveLength(1);
  },
);

test('web/benefits/door-4: the QR code is one path within its quiet zone', async () => {
  const { dialog } = await openDoor();
  const picture = within(dialog).getByRole('img', { name: 'QR code' });
  expect(picture.getAttribute('viewBox')).toBe('-4 -4 29 29');
  expect(picture.querySelectorAll('*')).toHaveLength(1);
});

test('web/benefits/door-4: a number that no scanner could read stands alone', async () => {
  const redemptionCode = 'x'.repeat(900);
  const { dialog } = await openDoor({ ...code, redemptionCode });
  within(dialog).getAllByText(redemptionCode);
  expect(within(dialog).queryByRole('img')).toBeNull();
});

test('web/benefits/door-5: a code that ends while it is shown says so at once, and stays', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW });
  const expiresAt = new Date(NOW.getTime() + 90_500).toISOString();
  const { dialog, user } = await openDoor({ ...code, expiresAt });
  const status = within(dialog).getByRole('status');
  const goTo = (time: number) =>
    act(() => vi.advanceTimersByTimeAsync(NOW.getTime() + time - Date.now()));
  await goTo(90_000);
  expect(status.textContent).toBe('');
  await goTo(91_000);
  expect(status.textContent).toBe('This code has ended.');
  within(dialog).getByText('It was valid until November 21, 2026');
  expect(within(dialog).queryByRole('img')).toBeNull();
  await goTo(200_000);
  expect(screen.getByRole('dialog', { name: 'Your Code' })).toBe(dialog);
  expect(screen.getByText('Redeem')).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitForClosedDoor();
});

test.each(['Close', 'Escape'])(
  'web/benefits/door-6: %s closes it, and the focus is where it was',
  async (way) => {
    const { opener, user, dialog } = await openDoor();
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitForClosedDoor();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  },
);

test('web/benefits/door-6: Back closes it, and leaves the page the next time', async () => {
  const { router } = await openDoor();
  const goBack = () => act(() => router.navigate(-1));
  await goBack();
  await waitForClosedDoor();
  expect(router.state.location.pathname).toBe(path);
  await goBack();
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});

test('web/benefits/door-8: a code just made is shown at the door in place of its dialog', async () => {
  fakeApi();
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'Redeem' }));
  const made = await screen.findByRole('dialog', { name: 'It Is Yours' });
  await user.click(within(made).getByRole('button', { name: /^Show at the Door/ }));
  const door = await screen.findByRole('dialog', { name: 'Your Code' });
  expect(door.textContent).toContain(own.redemptionCode);
  await waitFor(() => expect(screen.getAllByRole('dialog')).toEqual([door]));
  await user.keyboard('{Escape}');
  await waitForClosedDoor();
  await findOpener();
  const redeemed = screen.getByRole('button', { name: 'Redeem Again' });
  await waitFor(() => expect(document.activeElement).toBe(redeemed));
});

test('web/benefits/door-7: a view of staff has no code to show', async () => {
  fakeApi({ listRedemptions: () => [code] });
  renderApp('/my-bookings', { isMemberView: true });
  await screen.findByText('Codes are not shown while you look as a member.');
  expect(screen.queryByRole('button', { name: /^Show at the Door/ })).toBeNull();
});
