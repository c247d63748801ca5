import { routes } from '@parlour/core';
import type { SearchResult } from '@parlour/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { foundEverything, foundGroups } from '../../testing/found.ts';
import { inShell } from '../../testing/inShell.tsx';
import { notStored, withOfflineNotice } from '../../testing/offline.tsx';
import { SearchView } from './SearchView.tsx';

const loaded = (data: SearchResult) => ({ state: 'loaded', data, outdated: null }) as const;

const meta = {
  title: 'Search',
  component: SearchView,
  decorators: [inShell(routes.search.path)],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 800 } } },
  args: {
    text: 'lisbon',
    page: loaded(foundEverything),
    isFocused: false,
    isKeyOn: true,
    onType: fn(),
    onSearch: fn(),
    onRequest: fn(),
    onTurnKey: fn(),
  },
} satisfies Meta<typeof SearchView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};
export const FoundOnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
export const NothingTyped: Story = { args: { text: '', page: { state: 'idle' } } };
export const Approximate: Story = {
  args: { text: 'lisbno', page: loaded({ groups: foundGroups.slice(3, 4), isApproximate: true }) },
};
export const NothingFound: Story = {
  args: { text: 'xylophone', page: loaded({ groups: [], isApproximate: false }) },
};
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const Failed: Story = {
  args: { page: { state: 'error', message: 'Search failed', retry: fn() } },
};
export const Offline: Story = {
  args: { page: notStored },
  decorators: [withOfflineNotice],
};
export const Outdated: Story = {
  args: { page: { ...loaded(foundEverything), outdated: { retry: fn() } } },
  tags: ['proof'],
};
export const KeyTurnedOff: Story = { args: { text: '', page: { state: 'idle' }, isKeyOn: false } };
export const LongWords: Story = {
  args: {
    page: loaded({
      groups: [
        {
          kind: 'vendor',
          items: [
            {
              id: 'long',
              title: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
              detail: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
              imageUrl: null,
            },
          ],
        },
      ],
      isApproximate: false,
    }),
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
