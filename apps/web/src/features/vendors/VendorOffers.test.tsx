import { href, routes } from '@parlour/core';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { club, eventList, redemptionOf, registrationOf } from '../../testing/club.ts';
import { fakeApi, neverResponds, rejection } from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const benefit = club.benefits[0]!;
const vendor = club.vendors.find(({ id }) => id === benefit.vendorId)!;
const path = href(routes.vendor, vendor);
const event = { ...club.events[0]!, vendorId: vendor.id };
const withEvent = {
  listEvents: () => ({ ...eventList, events: [event, ...club.events.slice(1)] }),
};

const title = () => screen.findByRole('heading', { level: 1, name: vendor.name });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const links = (part: Awaited<ReturnType<typeof section>>) =>
  part.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('web/vendors-18: a member sees the vendor’s benefits and coming events, each linked to its page', async () => {
  fakeApi(withEvent);
  renderApp(path);
  const benefits = club.benefits.filter(({ vendorId }) => vendorId === vendor.id);
  expect(links(await section('Member Benefits'))).toEqual(
    benefits.map(({ id, title: name }) => [name, `/member-benefits/${id}`]),
  );
  expect(links(await section('Upcoming Events'))).toEqual([[event.title, `/events/${event.id}`]]);
});

test('web/vendors-17: what the member has redeemed or is registered for carries its mark', async () => {
  fakeApi({
    ...withEvent,
    listRedemptions: () => [redemptionOf(benefit.id)!],
    listRegistrations: () => [registrationOf(event.id)!],
  });
  renderApp(path);
  const benefits = await section('Member Benefits');
  const card = benefits.getByRole('link', { name: benefit.title }).closest('article')!;
  within(card).getByText('Redeemed');
  (await section('Upcoming Events')).getByText('Registered');
});

test('web/vendors-17: without the member’s own lists the offers have no mark', async () => {
  fakeApi({
    ...withEvent,
    listRedemptions: () => rejection(400, 'No.'),
    listRegistrations: () => rejection(400, 'No.'),
  });
  renderApp(path);
  await section('Member Benefits');
  expect(screen.queryByText('Redeemed')).toBeNull();
});

test('web/vendors-18: the lists are those of other pages, and are not asked for again', async () => {
  const { calls } = fakeApi(withEvent);
  const { user } = renderApp(`/member-benefits/${benefit.id}`);
  await user.click(await screen.findByRole('link', { name: vendor.name }));
  await title();
  const benefits = await section('Member Benefits');
  await user.click(benefits.getByRole('link', { name: benefit.title }));
  await user.click(await screen.findByRole('link', { name: vendor.name }));
  await section('Upcoming Events');
  expect(calls('listBenefits')).toHaveLength(1);
  expect(calls('listEvents')).toHaveLength(1);
});

test('web/vendors-20: where there are none, or they can not be loaded, the page is whole without them', async () => {
  fakeApi({
    listBenefits: () => rejection(400, 'No.'),
    listEvents: () => ({ ...eventList, events: [] }),
  });
  renderApp(path);
  await screen.findByRole('region', { name: /^More/ });
  expect(screen.queryByRole('region', { name: 'Member Benefits' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Upcoming Events' })).toBeNull();
});

test('web/vendors-12, web/vendors-18: related vendors wait for the offers above them', async () => {
  const { calls } = fakeApi({ listBenefits: neverResponds });
  renderApp(path);
  await title();
  await waitFor(() => expect(calls('listRelatedVendors')).toHaveLength(1));
  expect(screen.queryByRole('region', { name: /^More/ })).toBeNull();
});

test('web/vendors-19: a visitor sees none, and asks for no list', async () => {
  const { calls } = fakeApi(withEvent);
  renderApp(`${path}?ref=member-2`, { signedIn: false });
  await screen.findByRole('region', { name: /^More/ });
  expect(screen.queryByRole('region', { name: 'Member Benefits' })).toBeNull();
  expect(calls('listBenefits')).toEqual([]);
  expect(calls('listEvents')).toEqual([]);
});
