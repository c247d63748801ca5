import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longName, longWord } from '../../../testing/long.ts';
import { changeRequests } from '../../../testing/member.ts';
import { DecisionDialogView } from './DecisionDialog.tsx';

const [ofName, ofEmail, ofSomething] = changeRequests;

const meta = {
  title: 'Dialogs/Decide a change request',
  component: DecisionDialogView,
  args: {
    decision: 'accept',
    changeRequest: ofName,
    draft: {
      isCalledBack: true,
      firstName: 'Grace Anne',
      lastName: 'Okafor-Lang',
      note: 'Reached her at noon.',
    },
    isPending: false,
    failure: null,
    onChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DecisionDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

const notCalled = { isCalledBack: false, firstName: '', lastName: '', note: '' };

export const Accept: Story = {};
export const NotCalledBack: Story = {
  args: { changeRequest: ofEmail ?? ofName, draft: notCalled },
};
export const NoNumber: Story = {
  args: { changeRequest: ofSomething ?? ofName, draft: notCalled },
};
export const Decline: Story = { args: { decision: 'decline' } };
export const Failed: Story = {
  args: { failure: { field: 'email', message: 'Another member has this email address.' } },
};
export const LongWords: Story = {
  args: {
    changeRequest: {
      ...ofName,
      member: { ...ofName.member, firstName: longWord, lastName: longName },
      currentValue: longName,
      requestedValue: longName,
      note: longName,
    },
    draft: { isCalledBack: false, firstName: longWord, lastName: longName, note: longName },
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
