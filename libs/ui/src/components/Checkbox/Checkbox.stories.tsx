import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Controlled } from '../../stories/Controlled.tsx';
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
  render: (args) => (
    <Controlled initial={args.checked}>
      {(checked, onChange) => <Checkbox {...args} checked={checked} onChange={onChange} />}
    </Controlled>
  ),
};

export const Matrix = matrix(Checkbox, {
  base: () => ({ label: 'Set as preferred', checked: false, onChange: fn() }),
  axes: {
    checked: [false, true],
    error: [undefined, 'Tick this to go on.'],
  },
  interactive: true,
});
