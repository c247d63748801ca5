import type { Meta, StoryObj } from '@storybook/react-vite';
import { deskRoutes } from '@parlour/core/routes';
import { fn } from 'storybook/test';
import { inShell } from '../../testing/inShell.tsx';
import { FallbackView } from './FallbackView.tsx';
import { NotFoundView } from './NotFoundPage.tsx';

const meta = {
  title: 'Not shown',
  component: FallbackView,
  args: { isMissing: false, failedRetries: 0, onRetry: fn() },
  decorators: [inShell(deskRoutes.home.path)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FallbackView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotRendered: Story = {};
export const NotLoaded: Story = { args: { isMissing: true, failedRetries: 1 } };
export const NotFound: Story = { render: () => <NotFoundView /> };
