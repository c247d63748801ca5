import { profileDraft } from '@parlour/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { profile } from '../../testing/club.ts';
import { EditProfileView } from './EditProfileView.tsx';

const meta = {
  component: EditProfileView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
  args: {
    profile,
    stage: 'editing',
    draft: profileDraft(profile),
    issues: [],
    failure: null,
    onChange: fn(),
    onSubmit: fn(),
    onFailureDismiss: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof EditProfileView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {};
export const OpenedOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Refused: Story = {
  args: {
    draft: { ...profileDraft(profile), 'professional.workEmail': 'nobody' },
    issues: [
      {
        field: 'professional.workEmail',
        message: 'Work e-mail must be an e-mail address.',
        value: 'nobody',
      },
    ],
  },
};
export const Saving: Story = { args: { stage: 'sending' } };
export const Failed: Story = {
  args: { failure: { field: null, message: 'Failed to update profile', cause: null } },
};
export const Saved: Story = { args: { stage: 'sent' } };
export const Closed: Story = { args: { stage: 'closed' } };
