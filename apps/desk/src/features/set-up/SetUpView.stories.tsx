import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longName } from '../../testing/long.ts';
import { type SetUpStep, SetUpView } from './SetUpView.tsx';

const key: SetUpStep = {
  name: 'key',
  firstName: 'Ada',
  pending: null,
  onPasskey: fn(),
  onApp: fn(),
};

const meta = {
  title: 'Set up',
  component: SetUpView,
  args: { clubName: 'Parlour', logoUrl: null, step: key, failure: null },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SetUpView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChooseAKey: Story = {};
export const FirstAdministrator: Story = {
  args: {
    step: {
      name: 'person',
      person: { firstName: 'Ada', lastName: 'Marsh', email: '' },
      onChange: fn(),
      onSubmit: fn(),
    },
  },
};
export const AuthenticatorApp: Story = {
  args: {
    step: {
      name: 'app',
      uri: 'otpauth://totp/Parlour:ada?secret=JBSWY3DPEHPK3PXP',
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      code: '12',
      isPending: false,
      onCodeChange: fn(),
      onSubmit: fn(),
      onBack: fn(),
    },
  },
};
export const RecoveryCodes: Story = {
  args: {
    step: {
      name: 'done',
      recoveryCodes: Array.from({ length: 10 }, (_, index) => `k7m2-9qx${index}-p4t6`),
      onContinue: fn(),
    },
  },
};
export const Loading: Story = { args: { step: { name: 'opening' } } };
export const Invalid: Story = {
  args: { step: { name: 'invalid', message: 'It was used, or is older than it may be.' } },
};
export const Failed: Story = {
  args: { failure: 'The passkey was canceled, or took too long. Please try again.' },
};
export const LongWords: Story = {
  args: {
    clubName: `The Honourable Society of ${longName}`,
    step: { ...key, firstName: longName },
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = {
  args: { ...RecoveryCodes.args },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
