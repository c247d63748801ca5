import { Skeleton, Text } from '@parlour/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PageDataView } from './PageDataView.tsx';

const meta = {
  title: 'PageDataView',
  component: PageDataView<string>,
  args: {
    page: { state: 'loaded', data: 'Thirty-six benefits in eight categories.', outdated: null },
    loadingLabel: 'Loading benefits',
    skeleton: <Skeleton />,
    children: (text: string) => <Text>{text}</Text>,
  },
} satisfies Meta<typeof PageDataView<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { args: { page: { state: 'idle' } } };
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const Failed: Story = {
  args: { page: { state: 'error', message: 'Failed to fetch benefits', retry: fn() } },
};
export const Loaded: Story = {};
export const Outdated: Story = {
  args: {
    page: { state: 'loaded', data: 'Thirty-five benefits.', outdated: { retry: fn() } },
  },
};
