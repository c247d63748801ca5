import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { MaskedField } from './MaskedField.tsx';

const inFours = (typed: string) =>
  typed
    .replaceAll(/\D/g, '')
    .slice(0, 16)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ');

const meta = {
  title: 'Form fields/MaskedField',
  component: MaskedField,
  args: { label: 'Card number', value: '', onChange: fn(), format: inFours, maxLength: 19 },
} satisfies Meta<typeof MaskedField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grouped: Story = {
  args: { value: '4242 4242 42' },
  render: function Example(args) {
    const [value, setValue] = useState(args.value);
    return <MaskedField {...args} value={value} onChange={setValue} />;
  },
};
export const WithHint: Story = {
  args: {
    value: '4242 4242 4242 4243',
    hint: 'Please check this number. A digit may be mistyped.',
    required: true,
  },
};
export const Wrong: Story = {
  args: { value: '4242 4242 4242 4242', error: 'Card number must be 15 to 19 digits.' },
};

export const Matrix = matrix(MaskedField, {
  base: () => ({ label: 'Card number', value: '', onChange: fn(), format: inFours, maxLength: 19 }),
  axes: {
    value: ['', '4242 4242 42'],
    error: [undefined, 'Card number must be 15 to 19 digits.'],
  },
  interactive: true,
});
