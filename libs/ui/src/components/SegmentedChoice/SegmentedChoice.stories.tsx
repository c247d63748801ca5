import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import type { SegmentedChoiceProps } from './SegmentedChoice.tsx';
import { SegmentedChoice } from './SegmentedChoice.tsx';

const options = [
  { value: 'month', label: 'Month' },
  { value: 'category', label: 'Category' },
];

const meta = {
  title: 'Lists and filters/SegmentedChoice',
  component: SegmentedChoice<string>,
  args: { label: 'Group by', options, value: 'month', onChange: fn() },
} satisfies Meta<SegmentedChoiceProps<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Groupings: Story = {
  render: function Example(args) {
    const [value, setValue] = useState(args.value);
    return <SegmentedChoice {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas, userEvent }) => {
    const category = canvas.getByRole('button', { name: 'Category' });
    await userEvent.click(category);
    await expect(category).toHaveAttribute('aria-pressed', 'true');
  },
};

/** What is wider than the place goes on in another line. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    options: ['Everything', 'Unconfirmed', 'Confirmed', 'Canceled', 'Completed', 'Declined'].map(
      (label) => ({ value: label, label }),
    ),
    value: 'Everything',
  },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('button', { name: 'Declined' }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
  tags: ['proof'],
};

export const Matrix = matrix<SegmentedChoiceProps<string>>(SegmentedChoice, {
  base: () => ({ label: 'Group by', options, value: 'month', onChange: fn() }),
  axes: { value: ['month', 'category'] },
  interactive: true,
});
