import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AppDialogView } from './AppDialogView.tsx';

const meta = {
  title: 'Dialogs/Set up an authenticator app',
  component: AppDialogView,
  args: {
    uri: 'otpauth://totp/Parlour:ada@club.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    code: '',
    isPending: false,
    failure: null,
    onCodeChange: fn(),
    onSubmit: fn(),
    onCancel: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CodeToScan: Story = {};
export const Failed: Story = { args: { code: '123456', failure: 'The code is wrong.' } };
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
