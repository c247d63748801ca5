import { RETURN_PATH_KEY } from '@parlour/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { club, redemptionOf } from '../../../testing/club.ts';
import { NOW } from '../../../testing/today.ts';
import { type FakeResponse, fakeApi, neverResponds, rejection } from '../../../testing/fakeApi.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

const benefit = club.benefits.find(({ website }) => website !== null)!;
const { redemptionCode } = redemptionOf(benefit.id)!;
const path = `/member-benefits/${benefit.id}`;
const asVisitor = `${path}?ref=member-2`;

test('web/benefits/detail-1: the page shows category, member benefit, location and website', async () => {
  fakeApi();
  renderApp(path);
  await screen.findByRole('heading', { level: 1, name: benefit.title });
  screen.getByRole('heading', { level: 2, name: 'Member Benefit' });
  const facts = screen.getByRole('complementary', { name: 'At a glance' });
  const labels = within(facts).getAllByRole('term');
  expect(labels.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
    'Category',
    'Location',
    'Website',
  ]);
  within(facts).getByText(benefit.category!);
  within(facts).getByText(new RegExp(benefit.city!));
  const [website, vendor] = within(facts).getAllByRole('link');
  expect(website?.getAttribute('href')).toBe(benefit.website);
  expect(vendor?.textContent).toBe(benefit.provider);
});

test('web/benefits/detail-1, web/components/detail-4: without words about the offer there is no heading for them', async () => {
  const bare = { ...benefit, description: '', memberBenefitDescription: '', imageUrl: null };
  fakeApi({ getBenefit: () => bare });
  renderApp(path);
  await screen.findByRole('heading', { level: 1, name: benefit.title });
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

test('web/benefits/detail-14: the page leads to the vendor, by its id', async () => {
  const { calls } = fakeApi();
  const { router, user } = renderApp(path);
  await user.click(await screen.findByRole('link', { name: benefit.provider }));
  await screen.findByRole('heading', { level: 1, name: benefit.provider });
  expect(router.state.location.pathname).toBe(`/vendors/${benefit.vendorId}`);
  expect(calls('getVendor')).toHaveLength(1);
});

test('web/benefits/detail-14: a visitor keeps ref on the way to the vendor', async () => {
  fakeApi();
  renderApp(asVisitor, { signedIn: false });
  const link = await screen.findByRole('link', { name: benefit.provider });
  expect(link.getAttribute('href')).toBe(`/vendors/${benefit.vendorId}?ref=member-2`);
});

test.each([null, undefined])(
  'web/benefits/detail-14: without a vendor (%j) only the line is missing',
  async (vendorId) => {
    fakeApi({ getBenefit: () => ({ ...benefit, vendorId }) });
    renderApp(path);
    await screen.findByRole('heading', { level: 1, name: benefit.title });
    expect(screen.queryByRole('link', { name: benefit.provider })).toBeNull();
    expect(screen.queryByText('Offered By')).toBeNull();
    screen.getByText(benefit.provider);
  },
);

test("web/benefits/detail-1: the member benefit is staff's HTML, without what could run", async () => {
  const memberBenefitDescription = '<p>One <em>night</em></p><script>x()</script>';
  fakeApi({ getBenefit: () => ({ ...benefit, memberBenefitDescription }) });
  renderApp(path);
  const stressed = await screen.findByText('night');
  expect(stressed.tagName).toBe('EM');
  expect(document.querySelector('article script')).toBeNull();
});

test('web/benefits/detail-1: what is worth a percentage is that much off', async () => {
  fakeApi({ getBenefit: () => ({ ...benefit, value: '15%' }) });
  renderApp(path);
  await screen.findByText('15% off');
});

test('web/benefits/detail-3, core/format-20: an unknown benefit is not found, and leads back', async () => {
  fakeApi();
  renderApp('/member-benefits/nothing');
  await screen.findByRole('heading', { level: 1, name: 'Benefit Not Found' });
  expect(screen.getByRole('link', { name: 'Back to Member Benefits' }).getAttribute('href')).toBe(
    '/member-benefits',
  );
  await waitFor(() => expect(document.title).toBe('Benefit Not Found · The Sample Club'));
});

test("web/benefits/detail-3: a path that can not be a benefit's is not found, and a visitor is invited", async () => {
  fakeApi({ getBenefit: () => rejection(400, 'id is too long.', 'id') });
  renderApp(`/member-benefits/${'x'.repeat(101)}?ref=member-2`, { signedIn: false });
  await screen.findByRole('heading', { level: 1, name: 'Benefit Not Found' });
  screen.getByRole('link', { name: 'Become a Member' });
  screen.getByRole('button', { name: 'Sign in here' });
  expect(screen.queryByRole('link', { name: 'Back to Member Benefits' })).toBeNull();
});

test('web/benefits/detail-4: redeeming shows code, instructions, expiry and the note', async () => {
  fakeApi();
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'Redeem' }));
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByText(redemptionCode);
  within(dialog).getByText('Show this code on arrival.');
  within(dialog).getByText(/January 31, 2030/);
  within(dialog).getByText(/check your email.*at most once in five minutes/);
});

test('web/benefits/detail-4: a redemption under way is said', async () => {
  fakeApi({ redeemBenefit: neverResponds });
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'Redeem' }));
  await screen.findByText('Redeeming...');
});

test('web/benefits/detail-5, core/format-20: a failed redemption says so and leaves the page as it is', async () => {
  fakeApi({ redeemBenefit: () => rejection(400, 'No.') });
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'Redeem' }));
  await screen.findByText('Redemption failed. Please try again.');
  screen.getByRole('button', { name: 'Redeem' });
});

test('web/benefits/detail-6: a visitor is invited to become a member', async () => {
  fakeApi();
  renderApp(asVisitor, { signedIn: false });
  const invitation = await screen.findByRole('link', { name: 'Become a Member' });
  expect(invitation.getAttribute('href')).toBe('https://membership.club.example');
  expect(invitation.getAttribute('target')).toBe('_blank');
});

test.each(['Sign in here', 'Sign In', 'Redeem'])(
  'web/benefits/detail-6, web/benefits/detail-7: "%s" saves the path and goes to the sign-in page',
  async (name) => {
    fakeApi();
    const { router, user } = renderApp(asVisitor, { signedIn: false });
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(sessionStorage.getItem(RETURN_PATH_KEY)).toBe(asVisitor);
  },
);

test("web/benefits/detail-8: a visitor's call carries ref and no tokens", async () => {
  const { calls } = fakeApi();
  renderApp(asVisitor, { signedIn: false });
  await screen.findByRole('heading', { level: 1, name: benefit.title });
  const [call] = calls('getBenefit');
  expect(call?.url.searchParams.get('ref')).toBe('member-2');
  expect(call?.headers.get('authorization')).toBeNull();
});

test("web/benefits/detail-8: a member's call carries tokens and no ref", async () => {
  const { calls } = fakeApi();
  renderApp(asVisitor);
  await screen.findByRole('heading', { level: 1, name: benefit.title });
  const [call] = calls('getBenefit');
  expect(call?.url.searchParams.get('ref')).toBeNull();
  expect(call?.headers.get('authorization')).toBe('Bearer session-token');
  expect(call?.headers.get('x-crm-token')).toBe('crm-token');
});

test('web/benefits/detail-9: loading is said', async () => {
  fakeApi({ getBenefit: neverResponds });
  renderApp(path);
  await screen.findByText('Loading benefit');
});

test('web/benefits/detail-9: a failure is shown with a way to try again', async () => {
  let isDown = true;
  fakeApi({
    getBenefit: () => (isDown ? rejection(429, 'Not today.') : benefit),
  });
  const { user } = renderApp(path);
  await screen.findByText('Not today.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { level: 1, name: benefit.title });
});

test('web/benefits/detail-9: a failure with older data at hand keeps it under an inline alert', async () => {
  let isDown = false;
  fakeApi({ getBenefit: () => (isDown ? rejection(429, 'No.') : benefit) });
  const { services } = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: benefit.title });
  isDown = true;
  await (await services.loadData()).queryClient.refetchQueries();
  await screen.findByText(/latest could not be loaded/);
  screen.getByRole('heading', { level: 1, name: benefit.title });
});

test('web/benefits/detail-10: an expired benefit can not be redeemed', async () => {
  fakeApi({ getBenefit: () => ({ ...benefit, expiresAt: '2020-01-01' }) });
  renderApp(path);
  await screen.findByText('This benefit has expired.');
  expect(screen.queryByRole('button', { name: 'Redeem' })).toBeNull();
});

test('web/benefits/detail-10, core/benefits-1: a benefit is over at one instant, whatever day the viewer has', async () => {
  // In Kiritimati it is the day after already, and in Pago Pago the benefit's last day still.
  fakeApi({ getBenefit: () => ({ ...benefit, expiresAt: '2026-11-21' }) });
  vi.setSystemTime(new Date('2026-11-21T23:59:00Z'));
  renderApp(path);
  await screen.findByRole('button', { name: 'Redeem' });
  vi.setSystemTime(new Date('2026-11-22T00:00:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  screen.getByText('This benefit has expired.');
  vi.setSystemTime(NOW);
});

test('web/benefits/detail-12: a redeemed benefit has code, last day and Copy where the button was, and Redeem Again', async () => {
  const { calls } = fakeApi();
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'Redeem' }));
  const done = await screen.findByRole('button', { name: 'Done' });
  expect(screen.queryByText('Your code')).toBeNull();
  await user.click(done);
  const again = await screen.findByRole('button', { name: 'Redeem Again' });
  await waitFor(() => expect(document.activeElement).toBe(again));
  const card = within(screen.getByText('Your code').parentElement!);
  card.getByText(redemptionCode);
  card.getByText('Valid until January 31, 2030');
  await user.click(screen.getByRole('button', { name: `Copy the code of ${benefit.title}` }));
  await screen.findByText('The code is copied.');
  expect(await navigator.clipboard.readText()).toBe(redemptionCode);
  await user.click(again);
  await screen.findByRole('dialog');
  expect(calls('redeemBenefit')).toHaveLength(2);
});

test('web/benefits/detail-12: an earlier code is shown from the start, and one that has ended is not', async () => {
  const code = redemptionOf(benefit.id)!;
  let expiresAt = code.expiresAt;
  fakeApi({ listRedemptions: () => [{ ...code, expiresAt }] });
  const { router } = renderApp(path);
  await screen.findByText(redemptionCode);
  screen.getByRole('button', { name: 'Redeem Again' });
  expiresAt = NOW.toISOString();
  await act(() => router.navigate('/profile'));
  vi.setSystemTime(NOW.getTime() + 60_000);
  await act(() => router.navigate(path));
  await screen.findByRole('button', { name: 'Redeem' });
  expect(screen.queryByText(redemptionCode)).toBeNull();
});

test('web/benefits/detail-13: the page waits for the codes, and a failure leaves Redeem', async () => {
  const { promise, resolve: respond } = Promise.withResolvers<FakeResponse<'listRedemptions'>>();
  const { calls } = fakeApi({ listRedemptions: () => promise });
  renderApp(path);
  await waitFor(() => expect(calls('getBenefit')).toHaveLength(1));
  await screen.findByText('Loading benefit');
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  respond(rejection(400, 'No.'));
  await screen.findByRole('button', { name: 'Redeem' });
});

test('web/benefits/detail-11: a member shares the benefit', async () => {
  fakeApi();
  renderApp(path);
  await screen.findByRole('button', { name: 'Share link' });
});

test('web/benefits/detail-11: a visitor does not share the benefit', async () => {
  fakeApi();
  renderApp(asVisitor, { signedIn: false });
  await screen.findByRole('heading', { level: 1, name: benefit.title });
  expect(screen.queryByRole('button', { name: 'Share link' })).toBeNull();
});

test('web/benefits/detail-11: nothing is shared that is on its way or missing', async () => {
  fakeApi({ getBenefit: neverResponds });
  const { router } = renderApp(path);
  await screen.findByText('Loading benefit');
  expect(screen.queryByRole('button', { name: 'Share link' })).toBeNull();
  fakeApi();
  await act(() => router.navigate('/member-benefits/nothing'));
  await screen.findByRole('heading', { level: 1, name: 'Benefit Not Found' });
  expect(screen.queryByRole('button', { name: 'Share link' })).toBeNull();
});
