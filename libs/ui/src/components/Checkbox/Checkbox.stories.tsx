import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Form fields/Checkbox',
  component: Checkbox,
  args: { label: 'Set as preferred payment method', checked: false, onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Preferred: Story = {
  render: function Example(args) {
    const [checked, setChecked] = useState(args.checked);
    return <Checkbox {...args} checked={checked} onChange={setChecked} />;
  },
};

export const Matrix = matrix(Checkbox, {
  base: () => ({ label: 'Set as preferred', checked: false, onChange: fn() }),
  axes: {
    checked: [false, true],
    error: [undefined, 'Tick this to go on.'],
  },
  interactive: true,
});
