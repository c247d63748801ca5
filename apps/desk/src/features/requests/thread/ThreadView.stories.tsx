import type { Meta, StoryObj } from '@storybook/react-vite';
import { deskRoutes } from '@parlour/core/routes';
import { fn } from 'storybook/test';
import { inShell } from '../../../testing/inShell.tsx';
import { forbidden, offline } from '../../../testing/notShown.ts';
import { takenRequest } from '../../../testing/requests.ts';
import { ThreadView } from './ThreadView.tsx';

const meta = {
  title: 'Requests/States of a Request',
  component: ThreadView,
  args: {
    page: { state: 'loading' },
    queue: { queue: deskRoutes.requests.path, previous: null, next: null },
    isBeside: false,
    areKeysOn: true,
    children: ({ subject }) => <h1>{subject}</h1>,
  },
  decorators: [inShell(deskRoutes.requests.path)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ThreadView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const Failed: Story = {
  args: { page: { state: 'error', message: 'The request could not be loaded.', retry: fn() } },
};
export const Offline: Story = { args: { page: offline }, tags: ['proof'] };
/** The role was taken away while the request was open. */
export const Forbidden: Story = { args: { page: forbidden }, tags: ['proof'] };
export const Missing: Story = { args: { page: { state: 'missing' } } };
export const InTheQueue: Story = {
  args: {
    page: { state: 'loaded', data: takenRequest, outdated: null },
    queue: {
      queue: `${deskRoutes.requests.path}?view=mine`,
      previous: '/requests/r0',
      next: '/requests/r2',
    },
  },
};
export const BesideTheQueue: Story = {
  args: { ...InTheQueue.args, isBeside: true },
  parameters: { viewport: { defaultViewport: 'desktop' } },
};
export const Outdated: Story = {
  args: { page: { state: 'loaded', data: takenRequest, outdated: { retry: fn() } } },
  tags: ['proof'],
};
