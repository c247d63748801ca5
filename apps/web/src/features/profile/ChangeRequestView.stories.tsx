import type { ChangeRequestField } from '@parlour/contract';
import { emptyChangeRequest } from '@parlour/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { profile } from '../../testing/club.ts';
import { formArgs } from '../../testing/formArgs.ts';
import { TODAY } from '../../testing/today.ts';
import { ChangeRequestView } from './ChangeRequestView.tsx';

const withField = (field: ChangeRequestField, requestedValue = '') => ({
  draft: { ...emptyChangeRequest, field, requestedValue },
});

const meta = {
  title: 'Dialogs/Request a change',
  component: ChangeRequestView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
  args: {
    ...formArgs,
    profile,
    draft: emptyChangeRequest,
    today: TODAY,
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
    issues: [{ field: 'field', message: 'Please choose what we should change.' }],
  },
};
export const Refused: Story = {
  args: {
    ...withField('email', 'nobody'),
    issues: [
      {
        field: 'requestedValue',
        message: 'New email must be an email address.',
      },
    ],
  },
};
export const Sending: Story = {
  args: { ...withField('email', 'rosalind@club.example'), stage: 'submitting' },
};
export const Failed: Story = {
  args: {
    ...withField('email', 'rosalind@club.example'),
    failure: { message: 'Failed to submit change request' },
  },
};
export const Sent: Story = { args: { stage: 'succeeded' } };
