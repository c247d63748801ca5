import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { ZonedDateTimeField } from './ZonedDateTimeField.tsx';

const base = () => ({
  label: 'Starts',
  value: { date: '2026-12-05', time: '19:00' },
  onChange: fn(),
  zone: 'Paris time',
});

const meta = {
  title: 'Form fields/ZonedDateTimeField',
  component: ZonedDateTimeField,
  args: { ...base(), required: true },
} satisfies Meta<typeof ZonedDateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAnEvent: Story = {
  render: function Example(args) {
    const [value, setValue] = useState(args.value);
    return <ZonedDateTimeField {...args} value={value} onChange={setValue} />;
  },
};

export const Twice: Story = {
  args: {
    value: { date: '2026-10-25', time: '02:30' },
    notice: 'The clocks go back there, so this time comes twice. The first one is taken.',
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };

export const Matrix = matrix(ZonedDateTimeField, {
  base,
  axes: {
    error: [undefined, 'This time does not exist there: the clocks go forward.'],
    disabled: [false, true],
  },
  interactive: true,
});
