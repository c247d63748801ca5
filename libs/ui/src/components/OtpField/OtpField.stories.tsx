import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Controlled } from '../../stories/Controlled.tsx';
import { matrix } from '../../stories/matrix.tsx';
import { OtpField } from './OtpField.tsx';

const format = (typed: string) => typed.replaceAll(/\D/g, '').slice(0, 6);

const meta = {
  title: 'Form fields/OtpField',
  component: OtpField,
  args: { label: 'Enter 6-digit code', value: '', format, onChange: fn() },
} satisfies Meta<typeof OtpField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignIn: Story = {
  args: { hint: 'We sent it to member@club.example.' },
  render: (args) => (
    <Controlled initial={args.value}>
      {(value, onChange) => <OtpField {...args} value={value} onChange={onChange} />}
    </Controlled>
  ),
};
export const Wrong: Story = { args: { value: '204817', error: 'Invalid code' } };

export const Matrix = matrix(OtpField, {
  base: () => ({ label: 'Enter 6-digit code', value: '', format, onChange: fn() }),
  axes: {
    value: ['', '204', '204817'],
    error: [undefined, 'Invalid code'],
    disabled: [false, true],
  },
  interactive: true,
});
