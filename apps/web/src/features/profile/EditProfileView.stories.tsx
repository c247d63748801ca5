import { profileDraft } from '@parlour/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { profile } from '../../testing/club.ts';
import { formArgs } from '../../testing/formArgs.ts';
import { EditProfileView } from './EditProfileView.tsx';

const longWord = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

const meta = {
  title: 'Dialogs/Edit profile',
  component: EditProfileView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
  args: {
    ...formArgs,
    draft: profileDraft(profile),
  },
} satisfies Meta<typeof EditProfileView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {};
export const OpenedOnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
export const Refused: Story = {
  args: {
    draft: { ...profileDraft(profile), 'professional.workEmail': 'nobody' },
    issues: [
      {
        field: 'professional.workEmail',
        message: 'Work email must be an email address.',
      },
    ],
  },
};
export const Saving: Story = { args: { stage: 'submitting' } };
export const Failed: Story = {
  args: { failure: { message: 'Failed to update profile' } },
};
export const LongWords: Story = {
  args: {
    draft: {
      ...profileDraft(profile),
      'professional.company': longWord,
      'address.street': longWord,
    },
    issues: [{ field: 'address.street', message: `${longWord} is no street.` }],
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const Saved: Story = { args: { stage: 'succeeded' } };
export const Dismissed: Story = { args: { stage: 'dismissed' } };
export const Closed: Story = { args: { stage: 'closed' } };
