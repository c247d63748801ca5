import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Form fields/TextField',
  component: TextField,
  args: { label: 'Email address', value: '', onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignIn: Story = {
  args: { type: 'email', autoComplete: 'email', required: true, placeholder: 'you@example.com' },
  render: function Example(args) {
    const [value, setValue] = useState(args.value);
    return <TextField {...args} value={value} onChange={setValue} />;
  },
};
export const Suggested: Story = {
  args: { label: 'City', value: 'Par', suggestions: ['Paris', 'Parma'] },
};
export const Generated: Story = {
  args: {
    label: 'Subject',
    labelNote: '(Auto-generated)',
    value: 'Gifting - A traveling chess set',
    disabled: true,
  },
};

export const Matrix = matrix(TextField, {
  base: () => ({ label: 'Email address', value: '', onChange: fn() }),
  axes: {
    value: ['', 'member@club.example'],
    hint: [undefined, 'The one you joined with.'],
    error: [undefined, 'Enter a valid email address.'],
    disabled: [false, true],
  },
  interactive: true,
});
