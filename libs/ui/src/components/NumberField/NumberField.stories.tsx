import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Form fields/NumberField',
  component: NumberField,
  args: { label: 'Number of passengers', value: '', onChange: fn(), min: 1, max: 8 },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Passengers: Story = {
  args: { value: '2' },
  render: function Example(args) {
    const [value, setValue] = useState(args.value);
    return <NumberField {...args} value={value} onChange={setValue} />;
  },
};

export const Matrix = matrix(NumberField, {
  base: () => ({ label: 'Passengers', value: '', onChange: fn(), min: 1, max: 8 }),
  axes: {
    value: ['', '1', '8'],
    error: [undefined, 'Passengers must be at most 8.'],
    disabled: [false, true],
  },
  interactive: true,
});
