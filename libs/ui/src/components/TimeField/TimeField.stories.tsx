import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Controlled } from '../../stories/Controlled.tsx';
import { matrix } from '../../stories/matrix.tsx';
import { TimeField } from './TimeField.tsx';

const meta = {
  component: TimeField,
  args: { label: 'Dining time', value: '', onChange: fn(), required: true },
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InARequest: Story = {
  render: (args) => (
    <Controlled initial="19:30">
      {(value, onChange) => <TimeField {...args} value={value} onChange={onChange} />}
    </Controlled>
  ),
};

export const Matrix = matrix(TimeField, {
  base: () => ({ label: 'Dining time', value: '', onChange: fn() }),
  axes: {
    value: ['', '19:30'],
    error: [undefined, 'Dining time is outside opening hours.'],
    disabled: [false, true],
  },
});
