import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StepUpDialogView } from './StepUpDialog.tsx';

const meta = {
  title: 'Dialogs/Confirm that it is you',
  component: StepUpDialogView,
  args: {
    isSample: false,
    isCodeSent: false,
    code: '',
    pending: null,
    failure: null,
    onPasskey: fn(),
    onSendCode: fn(),
    onCodeChange: fn(),
    onSubmit: fn(),
    onCancel: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StepUpDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PasskeyOrCode: Story = {};
export const SampleStaff: Story = { args: { isSample: true } };
export const SampleStaffWithCode: Story = { args: { isSample: true, isCodeSent: true } };
export const Failed: Story = { args: { failure: 'The code is wrong or was used before.' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
