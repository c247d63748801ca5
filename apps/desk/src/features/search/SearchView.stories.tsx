import type { StaffSearchResult } from '@parlour/contract/staff';
import { deskRoutes } from '@parlour/core/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { foundEverything, foundNothing } from '../../testing/found.ts';
import { inShell } from '../../testing/inShell.tsx';
import { administrator, concierge } from '../../testing/people.ts';
import { SearchView } from './SearchView.tsx';

const loaded = (data: StaffSearchResult) => ({ state: 'loaded', data, outdated: null }) as const;

const meta = {
  title: 'Search',
  component: SearchView,
  decorators: [inShell(deskRoutes.search.path)],
  parameters: { layout: 'fullscreen' },
  args: {
    text: 'summer',
    searched: 'summer',
    roles: administrator.roles,
    page: loaded(foundEverything),
    isFocused: false,
    timeZone: 'UTC',
    onType: fn(),
    onSearch: fn(),
  },
} satisfies Meta<typeof SearchView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};
export const NothingTyped: Story = { args: { text: '', searched: '', page: { state: 'idle' } } };
export const ForAConcierge: Story = {
  args: {
    roles: concierge.roles,
    page: loaded({ ...foundNothing, requests: foundEverything.requests }),
  },
};
export const Approximate: Story = {
  args: {
    text: 'sumemr',
    page: loaded({ ...foundNothing, contents: foundEverything.contents, isApproximate: true }),
  },
};
export const NothingFound: Story = { args: { text: 'xylophone', page: loaded(foundNothing) } };
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const Failed: Story = {
  args: { page: { state: 'error', message: 'The search failed.', retry: fn() } },
};
export const Outdated: Story = {
  args: { page: { ...loaded(foundEverything), outdated: { retry: fn() } } },
  tags: ['proof'],
};
export const LongWords: Story = {
  args: {
    page: loaded({
      ...foundNothing,
      members: {
        items: foundEverything.members.items.map((each) => ({
          ...each,
          name: 'Wolfgang Maximilian Freiherr-von-Hohenstauffen-Donaudampfschifffahrt',
          email: `wolfgang.maximilian.${each.id}@a-very-long-host-name-of-a-mailbox.example`,
        })),
        hasMore: false,
      },
    }),
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
