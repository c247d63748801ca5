import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longEmail, longName } from '../../testing/long.ts';
import { type SignInStep, SignInView } from './SignInView.tsx';

const start: SignInStep = {
  name: 'start',
  email: '',
  pending: null,
  onEmailChange: fn(),
  onPasskey: fn(),
  onSendCode: fn(),
};

const codes: SignInStep = {
  name: 'codes',
  email: 'theo@club.example',
  code: '123',
  secondCode: '',
  isSecondCodeOptional: false,
  isPending: false,
  onCodeChange: fn(),
  onSecondCodeChange: fn(),
  onSubmit: fn(),
  onBack: fn(),
};

const meta = {
  title: 'Sign in',
  component: SignInView,
  args: { clubName: 'Parlour', logoUrl: null, step: start, failure: null, isSessionEnded: false },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SignInView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Passkey: Story = {};
export const WaitingForThePasskey: Story = { args: { step: { ...start, pending: 'passkey' } } };
export const SessionEnded: Story = { args: { isSessionEnded: true } };
export const CookiesBlocked: Story = { args: { isCookieBlocked: true } };
export const Failed: Story = {
  args: { failure: 'The passkey was canceled, or took too long. Please try again.' },
};
export const SampleClub: Story = {
  args: {
    sampleStaff: 'desk.concierge@club.example\ndesk.editor@club.example\ndesk.manager@club.example',
  },
};
export const Codes: Story = { args: { step: codes } };
export const CodesOfTheSampleClub: Story = {
  args: { step: { ...codes, isSecondCodeOptional: true } },
};
export const LongWords: Story = {
  args: {
    clubName: `The Honourable Society of ${longName}`,
    step: { ...codes, email: longEmail },
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = {
  args: { step: codes },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
