import { deskRoutes } from '@parlour/core/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inShell } from '../../testing/inShell.tsx';
import { releases } from '../../testing/releases.ts';
import { ReleasesView } from './ReleasesScreen.tsx';

const meta = {
  title: 'Studio/Releases',
  component: ReleasesView,
  args: {
    page: { state: 'loaded', data: releases, outdated: null },
    timeZone: 'Europe/Paris',
    onAdd: fn() as (() => void) | null,
  },
  decorators: [inShell(deskRoutes.releases.path)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReleasesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const NoReleases: Story = { args: { page: { state: 'loaded', data: [], outdated: null } } };
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const Failed: Story = {
  args: { page: { state: 'error', message: 'The releases could not be loaded.', retry: fn() } },
};
export const Outdated: Story = {
  args: { page: { state: 'loaded', data: releases, outdated: { retry: fn() } } },
  tags: ['proof'],
};
export const OnlyLooking: Story = { args: { onAdd: null } };
export const LongWords: Story = {
  args: {
    page: {
      state: 'loaded',
      data: releases.map((release) => ({
        ...release,
        title: `Season ${'of the club '.repeat(9)}`,
      })),
      outdated: null,
    },
  },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
