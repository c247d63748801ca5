import { routes } from '@parlour/core';
import { sampleId } from '@parlour/sample-club';
import type { DestinationDetail } from '@parlour/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { destinationDetail, visitor } from '../../../testing/club.ts';
import { shareButton } from '../../../testing/shareButton.tsx';
import { inShell } from '../../../testing/inShell.tsx';
import { withOfflineNotice } from '../../../testing/offline.tsx';
import { AvailableOfflineView } from './AvailableOfflineView.tsx';
import { DestinationView } from './DestinationView.tsx';

const city = destinationDetail(sampleId('destination', 'paris'))!;
const list = destinationDetail(sampleId('destination', 'paris-le-marais'))!;
const loaded = (data: DestinationDetail) => ({ state: 'loaded', data, outdated: null }) as const;

const meta = {
  title: 'Destination',
  component: DestinationView,
  decorators: [inShell(routes.destination.path)],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 800 } } },
  args: {
    page: loaded(list),
    cached: null,
    visitor: null,
    withBenefit: new Set(list.connections.slice(0, 2).map(({ vendor }) => vendor.id)),
    expanded: [],
    mapFilter: 'ALL',
    onToggle: fn(),
    onMapFilterChange: fn(),
    onAsk: fn(),
  },
} satisfies Meta<typeof DestinationView>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Vendors: Story = { args: { share: shareButton } };
export const VendorsExpanded: Story = { args: { expanded: ['Dining'] } };
export const VendorsOnAPhone: Story = { ...Vendors, globals: phone, tags: ['proof'] };
export const VendorsOnATablet: Story = {
  ...Vendors,
  globals: { viewport: { value: 'tablet' } },
  tags: ['proof'],
};
export const Neighborhoods: Story = { args: { page: loaded(city) } };
export const NeighborhoodsOnAPhone: Story = { ...Neighborhoods, globals: phone, tags: ['proof'] };
export const VisitorOfVendors: Story = { args: { visitor } };
export const VisitorOfVendorsOnAPhone: Story = {
  ...VisitorOfVendors,
  globals: phone,
  tags: ['proof'],
};
export const VisitorOfNeighborhoods: Story = { args: { page: loaded(city), visitor } };
export const NoVendors: Story = { args: { page: loaded({ ...list, connections: [] }) } };
export const WithoutPicture: Story = {
  args: { page: loaded({ ...list, destination: { ...list.destination, imageUrl: null } }) },
};
export const LongName: Story = {
  args: {
    page: loaded({
      ...list,
      destination: { ...list.destination, name: 'Llanfairpwllgwyngyllgogerychwyrndrobwll' },
    }),
    visitor,
  },
  globals: phone,
  tags: ['proof'],
};
const longNames = list.connections.map((each) => ({
  ...each,
  vendor: {
    ...each.vendor,
    name: `${each.vendor.name} of the Llanfairpwllgwyngyllgogerychwyrndrobwll Family and Sons`,
  },
}));
export const LongVendorNames: Story = {
  args: { page: loaded({ ...list, connections: longNames }) },
  tags: ['proof'],
};
export const LongVendorNamesOnAPhone: Story = {
  ...LongVendorNames,
  globals: phone,
  tags: ['proof'],
};
/** The skeleton of the name covers no more of the picture than a name does. */
export const Loading: Story = {
  args: { page: { state: 'loading' } },
  play: async ({ canvas, canvasElement }) => {
    const room = canvas.getByRole('status').parentElement?.parentElement;
    await expect(room?.offsetWidth).toBeLessThan(0.75 * canvasElement.offsetWidth);
  },
};
export const LoadingOnAPhone: Story = { ...Loading, globals: phone, tags: ['proof'] };
export const LoadingKnown: Story = {
  args: { page: { state: 'loading' }, cached: list.destination },
};
export const LoadingKnownOnAPhone: Story = { ...LoadingKnown, globals: phone, tags: ['proof'] };
export const Missing: Story = { args: { page: { state: 'missing' } } };
export const MissingForAVisitor: Story = { args: { page: { state: 'missing' }, visitor } };
export const Failed: Story = {
  args: { page: { state: 'error', message: 'Failed to fetch destination', retry: fn() } },
};
export const FailedOnAPhone: Story = { ...Failed, globals: phone, tags: ['proof'] };
export const Outdated: Story = {
  args: { page: { ...loaded(list), outdated: { retry: fn() } } },
  tags: ['proof'],
};
/** A guide that its member made available offline. Which vendors have a benefit is not stored. */
export const Offline: Story = {
  args: {
    share: shareButton,
    withBenefit: new Set(),
    offline: (
      <AvailableOfflineView offline={{ state: 'saved', bytes: 1_932_000 }} onChange={fn()} />
    ),
  },
  decorators: [withOfflineNotice],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
