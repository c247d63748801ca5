import type { Meta, StoryObj } from '@storybook/react-vite';
import { ViewTabView } from './ViewTabView.tsx';

const meta = {
  title: 'View as member',
  component: ViewTabView,
  args: { state: 'ended' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ViewTabView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ended: Story = {};
export const Opening: Story = { args: { state: 'opening' } };
export const Failed: Story = { args: { state: { failure: 'This view has ended.' } } };
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
