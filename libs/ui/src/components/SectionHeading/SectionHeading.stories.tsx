import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { SectionHeading } from './SectionHeading.tsx';

const meta = {
  title: 'Text and pictures/SectionHeading',
  component: SectionHeading,
  args: { title: 'Upcoming Events' },
} satisfies Meta<typeof SectionHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const LeadingOn: Story = { args: { action: { label: 'View All', href: '#events' } } };
export const Unfolding: Story = {
  args: {
    title: 'Lisbon Dining',
    action: { label: 'Show Less', expanded: true, onAction: fn() },
  },
};

export const Matrix = matrix(SectionHeading, {
  base: () => ({ title: 'Featured Benefits' }),
  axes: {
    action: [undefined, { label: 'View All', href: '#benefits' }],
  },
  wide: true,
  interactive: true,
});
