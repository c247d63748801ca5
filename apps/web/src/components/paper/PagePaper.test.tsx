import { sampleId } from '@parlour/sample-club';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { configuration, destinationDetail, giftGuideList } from '../../testing/club.ts';
import { fakeApi } from '../../testing/fakeApi.ts';
import { idlePage } from '../../testing/idlePage.ts';
import { renderApp } from '../../testing/renderApp.tsx';

/** Prints the page, and returns the sheet that replaces it. */
const printPage = () =>
  waitFor(() => {
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const [, printed] = document.body.children;
    if (!(printed instanceof HTMLElement)) throw new Error('There is no sheet.');
    return printed;
  });

const guide = destinationDetail(sampleId('destination', 'paris-le-marais'))!;
const { name } = guide.destination;

test('core/paper-1, core/paper-2: a page has a sheet of its own once it is printed, with every vendor', async () => {
  idlePage();
  fakeApi({});
  renderApp(`/destination-guides/${guide.destination.id}`);
  await screen.findByRole('heading', { level: 1, name });
  await screen.findByRole('heading', { level: 2, name: 'LE MARAIS DINING' });
  expect(document.body.children).toHaveLength(1);
  const sheet = await printPage();
  within(sheet).getByText(configuration.clubName);
  within(sheet).getByText(/2026$/);
  for (const { vendor } of guide.connections) within(sheet).getByText(vendor.name);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(sheet.isConnected).toBe(true);
});

test('core/paper-10: gift guides have sheets of their own, the list and each guide', async () => {
  idlePage();
  fakeApi({});
  const [first, ...others] = giftGuideList.publicGuides;
  const { router } = renderApp('/gift-guides');
  await screen.findByRole('heading', { level: 2, name: first!.name });
  const list = within(await printPage());
  for (const { name } of [first!, ...others]) list.getByText(name);
  await act(() => router.navigate(`/gift-guides/${first!.id}`));
  await screen.findByRole('heading', { level: 2, name: first!.sections[0]!.name });
  const sheet = within(await printPage());
  for (const { name } of first!.sections[0]!.products) sheet.getByText(name);
});
