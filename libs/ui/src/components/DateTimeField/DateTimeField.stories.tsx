import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { DateTimeField } from './DateTimeField.tsx';

const meta = {
  title: 'Form fields/DateTimeField',
  component: DateTimeField,
  args: {
    type: 'date',
    label: 'Arrival date',
    value: '2026-12-24',
    onChange: fn(),
    required: true,
  },
  render: function Example(args) {
    const [value, setValue] = useState(args.value);
    return <DateTimeField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {};
export const TimeOfDay: Story = { args: { type: 'time', label: 'Dining time', value: '19:30' } };

export const MatrixOfDays = matrix(DateTimeField, {
  base: () => ({ type: 'date' as const, label: 'Arrival date', value: '', onChange: fn() }),
  axes: {
    value: ['', '2026-12-24'],
    error: [undefined, 'Arrival date is in the past.'],
    disabled: [false, true],
  },
  interactive: true,
});

export const MatrixOfTimesOfDay = matrix(DateTimeField, {
  base: () => ({ type: 'time' as const, label: 'Dining time', value: '', onChange: fn() }),
  axes: {
    value: ['', '19:30'],
    error: [undefined, 'Dining time is outside opening hours.'],
    disabled: [false, true],
  },
});
