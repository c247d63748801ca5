import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { RadioTiles } from './RadioTiles.tsx';

const options = [
  { value: 'Hotel', label: 'Hotel Reservation' },
  { value: 'Car', label: 'Car Service' },
  { value: 'Beauty', label: 'Beauty & Wellness Services' },
  { value: 'Other', label: 'Other' },
] as const;

const meta = {
  title: 'Form fields/RadioTiles',
  component: RadioTiles,
  args: { label: 'Request type', options, value: '', onChange: fn() },
  argTypes: { value: { control: 'select', options: ['', ...options.map(({ value }) => value)] } },
} satisfies Meta<typeof RadioTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  render: function Example(args) {
    const [value, setValue] = useState(args.value);
    return <RadioTiles {...args} value={value} onChange={setValue} />;
  },
};

export const Matrix = matrix(RadioTiles, {
  base: () => ({ label: 'Request type', options, value: '', onChange: fn() }),
  axes: { value: ['', 'Car'], required: [false, true] },
  wide: true,
  interactive: true,
});
