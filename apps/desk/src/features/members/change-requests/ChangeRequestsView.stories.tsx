import { deskRoutes } from '@parlour/core/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inShell } from '../../../testing/inShell.tsx';
import { changeRequests } from '../../../testing/member.ts';
import { requestTime } from '../../../testing/requests.ts';
import { ChangeRequestsView } from './ChangeRequestsView.tsx';

const meta = {
  title: 'Members/Change requests',
  component: ChangeRequestsView,
  args: {
    page: { state: 'loaded', data: changeRequests, outdated: null },
    now: requestTime,
    timeZone: 'UTC',
    onDecide: fn(),
  },
  decorators: [inShell(deskRoutes.changeRequests.path)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ChangeRequestsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Empty: Story = { args: { page: { state: 'loaded', data: [], outdated: null } } };
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const Failed: Story = {
  args: {
    page: { state: 'error', message: 'The change requests could not be loaded.', retry: fn() },
  },
};
export const Outdated: Story = {
  args: { page: { state: 'loaded', data: changeRequests, outdated: { retry: fn() } } },
  tags: ['proof'],
};
export const LongWords: Story = {
  args: {
    page: {
      state: 'loaded',
      data: changeRequests.map((each) => ({
        ...each,
        requestedValue: 'Freiherr-von-Hohenstauffen-Donaudampfschifffahrtsgesellschaft',
      })),
      outdated: null,
    },
  },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
