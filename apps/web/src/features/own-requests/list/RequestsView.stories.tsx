import { routes, waitingFirst } from '@parlour/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inShell } from '../../../testing/inShell.tsx';
import { openRequests, pastRequests } from '../../../testing/requests.ts';
import { type RequestList, RequestsView } from './RequestsView.tsx';

const loaded = (requests: typeof openRequests): RequestList => ({
  page: { state: 'loaded', data: waitingFirst(requests), outdated: null },
  more: null,
});
const loading: RequestList = { page: { state: 'loading' }, more: null };
const failed = (message: string): RequestList => ({
  page: { state: 'error', message, retry: fn() },
  more: null,
});
const more = { isPending: false, onShow: fn() };

const meta = {
  title: 'My requests',
  component: RequestsView,
  decorators: [inShell(routes.requests.path)],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 800 } } },
  args: {
    open: loaded(openRequests),
    past: loaded(pastRequests),
    timeZone: 'Europe/London',
    onRequest: fn(),
  },
} satisfies Meta<typeof RequestsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};
export const EverythingOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const MorePages: Story = {
  args: {
    open: { ...loaded(openRequests), more },
    past: { ...loaded(pastRequests), more: { ...more, isPending: true } },
  },
};
export const LongWords: Story = {
  args: {
    open: loaded([
      {
        ...openRequests[1]!,
        subject: 'A table at Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
        requestType: 'Llanfairpwllgwyngyllgogerychwyrndrobwll',
        concierge: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      },
    ]),
    past: loaded([]),
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const NoRequests: Story = { args: { open: loaded([]), past: loaded([]) } };
export const Loading: Story = { args: { open: loading, past: loading } };
export const LoadingPast: Story = { args: { past: loading } };
export const Failed: Story = {
  args: { open: failed('Failed to fetch requests'), past: failed('Failed to fetch requests') },
};
export const Outdated: Story = {
  args: {
    open: {
      page: { state: 'loaded', data: waitingFirst(openRequests), outdated: { retry: fn() } },
      more: null,
    },
  },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
