import { sampleId } from '@parlour/sample-club';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { configuration, destinationDetail } from '../../testing/club.ts';
import { fakeApi } from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const guide = destinationDetail(sampleId('destination', 'paris-le-marais'))!;
const { name } = guide.destination;

test('PP1, PP2: a page has a sheet of its own once it is printed, with every vendor', async () => {
  fakeApi({});
  renderApp(`/destination-guides/${guide.destination.id}`);
  await screen.findByRole('heading', { level: 1, name });
  await screen.findByRole('heading', { level: 2, name: 'LE MARAIS DINING' });
  await act(() => import('./Paper.tsx'));
  expect(document.body.children).toHaveLength(1);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const [, sheet] = document.body.children;
  if (!(sheet instanceof HTMLElement)) throw new Error('There is no sheet.');
  within(sheet).getByText(configuration.clubName);
  within(sheet).getByText(new RegExp(`${new Date().getFullYear()}$`));
  for (const { vendor } of guide.connections) within(sheet).getByText(vendor.name);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(sheet.isConnected).toBe(true);
});
