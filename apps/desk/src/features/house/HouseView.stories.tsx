import type { Meta, StoryObj } from '@storybook/react-vite';
import { deskRoutes } from '@parlour/core/routes';
import { fn } from 'storybook/test';
import { emptyHouse, house } from '../../testing/agenda.ts';
import { inShell } from '../../testing/inShell.tsx';
import { forbidden } from '../../testing/notShown.ts';
import { requestTime } from '../../testing/requests.ts';
import { HouseView } from './HouseView.tsx';

const meta = {
  title: 'House',
  component: HouseView,
  args: {
    page: { state: 'loaded', data: house, outdated: null },
    weeks: '4',
    now: requestTime,
    onWeeks: fn(),
    onStore: fn(),
  },
  decorators: [inShell(deskRoutes.house.path)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HouseView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Empty: Story = {
  args: { page: { state: 'loaded', data: emptyHouse, outdated: null } },
};
export const LongWords: Story = {
  args: {
    page: {
      state: 'loaded',
      data: {
        ...house,
        open: Array.from({ length: 30 }, (_, index) => ({
          assignee: { id: `s${index}`, name: `Maximiliane von Hohenstein-Weissenburg ${index}` },
          received: 9999,
          inProgress: index * 40,
          awaitingVendor: 0,
          awaitingMember: 1,
          confirmed: 12_345,
        })),
      },
      outdated: null,
    },
  },
  tags: ['proof'],
};
export const Outdated: Story = {
  args: {
    page: { state: 'loaded', data: house, outdated: { retry: fn() } },
  },
  tags: ['proof'],
};
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const Failed: Story = {
  args: { page: { state: 'error', message: 'The figures could not be loaded.', retry: fn() } },
};
export const Forbidden: Story = { args: { page: forbidden } };
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
