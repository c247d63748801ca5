import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Controlled } from '../../stories/Controlled.tsx';
import { matrix } from '../../stories/matrix.tsx';
import { DateField } from './DateField.tsx';

const meta = {
  component: DateField,
  args: { label: 'Arrival date', value: '', onChange: fn(), required: true },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InARequest: Story = {
  render: (args) => (
    <Controlled initial="2026-12-24">
      {(value, onChange) => <DateField {...args} value={value} onChange={onChange} />}
    </Controlled>
  ),
};

export const Matrix = matrix(DateField, {
  base: () => ({ label: 'Arrival date', value: '', onChange: fn() }),
  axes: {
    value: ['', '2026-12-24'],
    error: [undefined, 'Arrival date is in the past.'],
    disabled: [false, true],
  },
});
