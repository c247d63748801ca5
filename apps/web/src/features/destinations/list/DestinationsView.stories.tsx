import { routes } from '@parlour/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { destinationList } from '../../../testing/club.ts';
import { inShell } from '../../../testing/inShell.tsx';
import { withOfflineNotice } from '../../../testing/offline.tsx';
import { DestinationsView } from './DestinationsView.tsx';

const loaded = { state: 'loaded', data: destinationList, outdated: null } as const;

const meta = {
  title: 'Destinations',
  component: DestinationsView,
  decorators: [inShell(routes.destinations.path)],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 800 } } },
  args: { page: loaded },
} satisfies Meta<typeof DestinationsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } }, tags: ['proof'] };
export const OneDestination: Story = {
  args: {
    page: {
      ...loaded,
      data: { destinations: destinationList.destinations.slice(0, 1), totalCount: 1 },
    },
  },
};
export const LongWords: Story = {
  args: {
    page: {
      ...loaded,
      data: {
        ...destinationList,
        destinations: destinationList.destinations.map((destination) => ({
          ...destination,
          name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
        })),
      },
    },
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const NoDestinations: Story = {
  args: { page: { ...loaded, data: { destinations: [], totalCount: 0 } } },
};
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const Failed: Story = {
  args: { page: { state: 'error', message: 'Failed to fetch destinations', retry: fn() } },
};
export const Outdated: Story = {
  args: { page: { ...loaded, outdated: { retry: fn() } } },
  tags: ['proof'],
};
/** The list is stored with the first guide that is opened. */
export const Offline: Story = { decorators: [withOfflineNotice], tags: ['proof'] };
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
