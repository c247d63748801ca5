import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { benefitList, club, redemptionOf } from '../../../testing/club.ts';
import { fakeApi, neverResponds, rejection } from '../../../testing/fakeApi.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

const dining = club.benefits.filter(({ category }) => category === 'Dining');

test('web/benefits/list-1: benefits are under their category, with their number', async () => {
  fakeApi();
  renderApp('/member-benefits');
  const section = await screen.findByRole('region', { name: 'Dining' });
  const titles = within(section)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(titles).toEqual(dining.map(({ title }) => title));
  screen.getByText(`${club.benefits.length} benefits`);
});

test('web/benefits/list-2: the filter keeps its choice in the URL', async () => {
  fakeApi();
  const { router, user } = renderApp('/member-benefits');
  const filter = await screen.findByRole('group', { name: 'Category' });
  await user.click(within(filter).getByRole('button', { name: 'Dining' }));
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1));
  expect(router.state.location.search).toBe('?category=Dining');
  screen.getByText(`${dining.length} benefits`);
  await user.click(within(filter).getByRole('button', { name: 'All' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('web/benefits/list-2: an opened URL restores the choice', async () => {
  fakeApi();
  renderApp('/member-benefits?category=Dining');
  const choice = await screen.findByRole('button', { name: 'Dining' });
  expect(choice.getAttribute('aria-pressed')).toBe('true');
  screen.getByText(`${dining.length} benefits`);
});

test('web/benefits/list-2: a choice in another letter case is shown as the choice that it is', async () => {
  fakeApi();
  renderApp('/member-benefits?category=dining');
  const choice = await screen.findByRole('button', { name: 'Dining' });
  expect(choice.getAttribute('aria-pressed')).toBe('true');
  screen.getByText(`${dining.length} benefits`);
});

test('web/benefits/list-2: an empty choice in the URL is All', async () => {
  fakeApi();
  renderApp('/member-benefits?category=');
  const choice = await screen.findByRole('button', { name: 'All' });
  expect(choice.getAttribute('aria-pressed')).toBe('true');
});

test('web/benefits/list-8: category and city combine', async () => {
  fakeApi();
  const { router, user } = renderApp('/member-benefits?category=Dining');
  const cities = await screen.findByRole('group', { name: 'City' });
  await user.click(within(cities).getByRole('button', { name: 'London' }));
  await screen.findByText('1 benefit');
  expect(router.state.location.search).toBe('?category=Dining&city=London');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  await user.click(within(cities).getByRole('button', { name: 'Anywhere' }));
  await screen.findByText(`${dining.length} benefits`);
  expect(router.state.location.search).toBe('?category=Dining');
});

test('web/benefits/list-2, web/benefits/list-8: going back to the list restores both filters', async () => {
  fakeApi();
  const { router, user } = renderApp('/member-benefits?category=Dining&city=london');
  const heading = await screen.findByRole('heading', { level: 3 });
  await user.click(within(heading).getByRole('link'));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/member-benefits\/./));
  await router.navigate(-1);
  const city = await screen.findByRole('button', { name: 'London' });
  expect(city.getAttribute('aria-pressed')).toBe('true');
  await screen.findByText('1 benefit');
});

test('web/benefits/list-8: a benefit without a city is found by the place that it shows', async () => {
  const [first, second] = club.benefits;
  const benefits = [{ ...first!, city: null, state: ' ', country: 'Chile' }, second!];
  fakeApi({ listBenefits: () => ({ ...benefitList, benefits }) });
  renderApp('/member-benefits?city=Chile');
  await screen.findByText('1 benefit');
  screen.getByRole('link', { name: first!.title });
});

test('web/benefits/list-8: a club of one city has no filter for it', async () => {
  const benefits = dining.map((benefit) => ({ ...benefit, city: 'Paris' }));
  fakeApi({ listBenefits: () => ({ ...benefitList, benefits }) });
  renderApp('/member-benefits');
  await screen.findByRole('group', { name: 'Category' });
  expect(screen.queryByRole('group', { name: 'City' })).toBeNull();
});

test('web/benefits/list-3: a category without benefits is named, and the filters can be cleared', async () => {
  fakeApi();
  const { user } = renderApp('/member-benefits?category=Sailing');
  const title = await screen.findByText('No benefits found in Sailing');
  expect(title.closest('[role=status]')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await screen.findByText(`${club.benefits.length} benefits`);
});

test('web/benefits/list-3: a city without benefits of the category is named with it', async () => {
  fakeApi();
  renderApp('/member-benefits?category=Wellness&city=Tokyo');
  await screen.findByText('No benefits found in Wellness, Tokyo');
});

test('web/benefits/list-3: a club without benefits says so', async () => {
  fakeApi({ listBenefits: () => ({ ...benefitList, benefits: [] }) });
  renderApp('/member-benefits');
  await screen.findByText('No benefits found');
});

test('web/benefits/list-4: loading is said', async () => {
  fakeApi({ listBenefits: neverResponds });
  renderApp('/member-benefits');
  await screen.findByText('Loading benefits');
});

test('web/benefits/list-4: a failure is shown with a way to try again', async () => {
  let isDown = true;
  fakeApi({
    listBenefits: () => (isDown ? rejection(400, 'Not today.') : benefitList),
  });
  const { user } = renderApp('/member-benefits');
  await screen.findByText('Not today.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('region', { name: 'Dining' });
});

test('web/benefits/list-4: a failure with older data at hand keeps it under an inline alert', async () => {
  let isDown = false;
  fakeApi({
    listBenefits: () => (isDown ? rejection(400, 'Not today.') : benefitList),
  });
  const { services, user } = renderApp('/member-benefits');
  await screen.findByRole('region', { name: 'Dining' });
  isDown = true;
  const { queryClient } = await services.loadData();
  await queryClient.refetchQueries({ queryKey: ['benefits'] });
  await screen.findByText(/latest could not be loaded/);
  screen.getByRole('region', { name: 'Dining' });
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.queryByText(/latest could not be loaded/)).toBeNull());
});

test('web/benefits/list-5: a card says what it is and leads to the benefit, which is loaded ahead', async () => {
  const { calls } = fakeApi();
  const { user } = renderApp('/member-benefits');
  const { id, title } = club.benefits[0]!;
  const link = await screen.findByRole('link', { name: title });
  expect(link.getAttribute('href')).toBe(`/member-benefits/${id}`);
  await user.hover(link);
  await waitFor(() => expect(calls('getBenefit')).toHaveLength(1));
});

test('web/benefits/list-5: what is worth a percentage is that much off', async () => {
  const [first] = club.benefits;
  const benefits = [{ ...first!, value: '15%' }];
  fakeApi({ listBenefits: () => ({ ...benefitList, benefits }) });
  renderApp('/member-benefits');
  await screen.findByText('15% off');
});

test('web/benefits/list-7: a benefit with a valid code of the member is marked', async () => {
  const [first] = club.benefits;
  fakeApi({ listRedemptions: () => [redemptionOf(first!.id)!] });
  renderApp('/member-benefits');
  const mark = await screen.findByText('Redeemed');
  expect(mark.closest('li')?.textContent).toContain(first!.title);
});
