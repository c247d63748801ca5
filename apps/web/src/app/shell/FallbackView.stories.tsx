import { routes } from '@parlour/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShell } from '../../testing/inShell.tsx';
import { FallbackView } from './FallbackView.tsx';

const meta = {
  title: 'Unexpected error',
  component: FallbackView,
  decorators: [inShell(routes.dashboard.path)],
  args: { isMissing: false, failedRetries: 0, isRetrying: false, onRetry: () => undefined },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FallbackView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnexpectedError: Story = {};

export const MissingCode: Story = { args: { isMissing: true } };

export const TryingAgain: Story = { args: { isMissing: true, isRetrying: true } };

export const ClubUnreachable: Story = { args: { isMissing: true, failedRetries: 1 } };
