import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
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
  render: function Example(args) {
    const [value, setValue] = useState(args.value);
    return <OtpField {...args} value={value} onChange={setValue} />;
  },
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
