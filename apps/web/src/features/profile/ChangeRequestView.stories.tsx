import type { ChangeRequestField } from '@parlour/contract';
import { emptyChangeRequest } from '@parlour/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { profile } from '../../testing/club.ts';
import { formArgs } from '../../testing/formArgs.ts';
import { TODAY } from '../../testing/today.ts';
import { ChangeRequestView } from './ChangeRequestView.tsx';

const withField = (field: ChangeRequestField, requestedValue = '') => ({
  draft: { ...emptyChangeRequest, field, requestedValue },
});

const longWord = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

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

/** What is needed is announced once the member has tried to send, by a press on the disabled button too. */
export const Opened: Story = {
  args: { maySubmit: false },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const status = dialog.getByRole('status');
    await expect(status).toHaveTextContent('');
    const button = dialog.getByRole('button', { name: 'Send Request' });
    const { x, y, width, height } = button.getBoundingClientRect();
    const pressed = document.elementFromPoint(x + width / 2, y + height / 2);
    if (pressed === null) throw new Error('The button is not in view.');
    await userEvent.pointer({ keys: '[MouseLeft]', target: pressed });
    await expect(status).toHaveTextContent('Still needed: What should we change?');
  },
};
export const OpenedOnAPhone: Story = {
  args: { maySubmit: false },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const Email: Story = { args: withField('email', 'rosalind@club.example') };
export const LegalName: Story = { args: { ...withField('legalName'), maySubmit: false } };
export const BirthDate: Story = { args: withField('dateOfBirth', '1978-03-01') };
export const SomethingElse: Story = { args: { ...withField('other'), maySubmit: false } };
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
export const LongWords: Story = {
  args: {
    profile: {
      ...profile,
      firstName: longWord,
      lastName: longWord,
      email: `${longWord}@club.example`,
    },
    ...withField('email', `${longWord}@club.example`),
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const Sent: Story = { args: { stage: 'succeeded' } };
