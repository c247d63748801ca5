import { routes, savedKey } from '@parlour/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inShell } from '../../testing/inShell.tsx';
import { withOfflineNotice } from '../../testing/offline.tsx';
import { savedItems } from '../../testing/saved.ts';
import { NOW } from '../../testing/today.ts';
import { SavedView } from './SavedView.tsx';

const loaded = <Data,>(data: Data) => ({ state: 'loaded', data, outdated: null }) as const;
const [first, second] = savedItems;
const none = new Map<string, never>();

const meta = {
  title: 'Saved',
  component: SavedView,
  decorators: [inShell(routes.saved.path)],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 800 } } },
  args: {
    page: loaded(savedItems),
    removed: none,
    now: NOW,
    isWaiting: false,
    refused: null,
    noting: null,
    onToggle: fn(),
    onNoting: fn(),
    onNote: fn(),
    onRequest: fn(),
    onDismiss: fn(),
  },
} satisfies Meta<typeof SavedView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
/** The list that the browser knew, with a change that waits for the network. */
export const Offline: Story = {
  args: { page: { ...loaded(savedItems), outdated: { retry: fn() } }, isWaiting: true },
  decorators: [withOfflineNotice],
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const WritingANote: Story = { args: { noting: savedKey(first!) } };
export const Removed: Story = {
  args: { page: loaded(savedItems.slice(1)), removed: new Map([[savedKey(first!), first!]]) },
};
export const NoLongerOffered: Story = {
  args: { page: loaded(savedItems.filter(({ isOffered }) => !isOffered)) },
};
export const Waiting: Story = { args: { isWaiting: true } };
export const Refused: Story = {
  args: {
    refused: {
      key: savedKey(first!),
      name: first!.name,
      message: 'You can save at most 500 things. Please remove one first.',
    },
  },
};
export const LongWords: Story = {
  args: {
    page: loaded([
      {
        ...first!,
        name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Assembly Rooms',
        detail: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
        note: 'x'.repeat(500),
      },
      { ...second!, note: '<b>Markup</b> is text.\nSo is a second line.' },
    ]),
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const Nothing: Story = { args: { page: loaded([]) } };
export const NothingOnAPhone: Story = {
  ...Nothing,
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const Failed: Story = {
  args: { page: { state: 'error', message: 'Failed to fetch saved items', retry: fn() } },
};
export const Outdated: Story = {
  args: { page: { ...loaded(savedItems), outdated: { retry: fn() } } },
  tags: ['proof'],
};
export const LookingAsAMember: Story = { args: { page: null } };
