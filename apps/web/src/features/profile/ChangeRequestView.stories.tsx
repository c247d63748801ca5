import type { ChangeRequestField } from '@parlour/contract';
import { emptyChangeRequest } from '@parlour/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { profile } from '../../testing/club.ts';
import { TODAY } from '../../testing/today.ts';
import { ChangeRequestView } from './ChangeRequestView.tsx';

const withField = (field: ChangeRequestField, requestedValue = '') => ({
  draft: { ...emptyChangeRequest, field, requestedValue },
});

const meta = {
  component: ChangeRequestView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
  args: {
    profile,
    stage: 'editing',
    draft: emptyChangeRequest,
    issues: [],
    failure: null,
    today: TODAY,
    onChange: fn(),
    onSubmit: fn(),
    onFailureDismiss: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ChangeRequestView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {};
export const OpenedOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Email: Story = { args: withField('email', 'rosalind@club.example') };
export const LegalName: Story = { args: withField('legalName') };
export const BirthDate: Story = { args: withField('dateOfBirth', '1978-03-01') };
export const SomethingElse: Story = { args: withField('other') };
export const NothingChosen: Story = {
  args: {
    issues: [{ field: 'field', message: 'Please choose what we should change.', value: '' }],
  },
};
export const Refused: Story = {
  args: {
    ...withField('email', 'nobody'),
    issues: [
      {
        field: 'requestedValue',
        message: 'New e-mail must be an e-mail address.',
        value: 'nobody',
      },
    ],
  },
};
export const Sending: Story = {
  args: { ...withField('email', 'rosalind@club.example'), stage: 'sending' },
};
export const Failed: Story = {
  args: {
    ...withField('email', 'rosalind@club.example'),
    failure: { field: null, message: 'Failed to submit change request', cause: null },
  },
};
export const Sent: Story = { args: { stage: 'sent' } };
