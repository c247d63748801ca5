import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { configuration } from '../../testing/club.ts';
import { SignInView } from './SignInView.tsx';

const emailStep = {
  name: 'email',
  email: '',
  isPending: false,
  onEmailChange: fn(),
  onSubmit: fn(),
} as const;

const codeStep = {
  name: 'code',
  email: 'member@club.example',
  code: '',
  mayVerify: false,
  isSent: true,
  isResent: false,
  resendSeconds: 0,
  pendingAction: null,
  onCodeChange: fn(),
  onSubmit: fn(),
  onBack: fn(),
  onResend: fn(),
} as const;

const meta = {
  title: 'Sign in',
  component: SignInView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    clubName: configuration.clubName,
    logoUrl: configuration.logoUrl,
    step: emailStep,
    failure: null,
    returnTitle: null,
    isSessionExpired: false,
    membershipUrl: configuration.membershipUrl,
  },
} satisfies Meta<typeof SignInView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EmailStep: Story = {};
export const EmailStepOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const SendingCode: Story = {
  args: { step: { ...emailStep, email: 'member@club.example', isPending: true } },
};
export const CodeNotSent: Story = { args: { failure: 'Failed to send code' } };
export const SessionExpired: Story = { args: { isSessionExpired: true } };
export const StoringNothing: Story = { args: { isForgetful: true } };
export const OnTheWayToAPage: Story = { args: { returnTitle: 'A Week at Villa Aurelia' } };
export const WithoutMembershipSite: Story = { args: { membershipUrl: null } };
export const SampleClub: Story = {
  args: { sampleMembers: 'member@club.example\nmember2@club.example' },
};
export const CodeStep: Story = { args: { step: codeStep }, tags: ['picture'] };
export const CodeStepOnAPhone: Story = {
  args: { step: codeStep },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const CodeComplete: Story = {
  args: { step: { ...codeStep, code: '123456', mayVerify: true } },
};
export const SigningIn: Story = {
  args: { step: { ...codeStep, code: '123456', mayVerify: true, pendingAction: 'verifying' } },
};
export const InvalidCode: Story = {
  args: { step: { ...codeStep, code: '123456', mayVerify: true }, failure: 'Invalid code' },
};
export const ExpiredCode: Story = {
  args: {
    step: { ...codeStep, code: '123456', mayVerify: true },
    failure: 'That code has expired.',
  },
};
export const CountingDown: Story = { args: { step: { ...codeStep, resendSeconds: 9 } } };
export const ResendingCode: Story = { args: { step: { ...codeStep, pendingAction: 'resending' } } };
export const CodeResent: Story = { args: { step: { ...codeStep, isResent: true } } };
export const AskedTooSoon: Story = {
  args: {
    step: { ...codeStep, isSent: false },
    failure: 'A code is already on its way. You can ask for another in 29 seconds.',
  },
};
export const LongWords: Story = {
  args: {
    clubName:
      'The Honourable Society of Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    returnTitle: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Assembly Rooms',
    step: {
      ...codeStep,
      email: 'wolfgang.amadeus.johannes.hubert.blaine@a-house-with-a-long-name.club.example',
    },
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
