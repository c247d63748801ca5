import type { DocumentType } from '@parlour/contract';
import { type DocumentDraft, emptyDocumentDraft, type UploadField } from '@parlour/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { formArgs } from '../../testing/formArgs.ts';
import { UploadDialogView } from './UploadDialogView.tsx';

const draftOf = (type: DocumentType): DocumentDraft => ({
  type,
  title: 'My passport',
  file: { name: 'passport.pdf', size: 482_133 },
  details: { passportNumber: 'X1234567', notes: 'To be renewed in spring.' },
});

const complete = { draft: draftOf('Passport'), maySubmit: true };

const refused = (field: UploadField, message: string) => ({
  ...complete,
  issues: [{ field, message }],
});

const longWord = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

const meta = {
  title: 'Dialogs/Upload a document',
  component: UploadDialogView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 800 } } },
  args: {
    ...formArgs,
    draft: emptyDocumentDraft,
    maySubmit: false,
  },
} satisfies Meta<typeof UploadDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {};
export const OpenedOnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
export const DriversLicense: Story = {
  args: { draft: { ...emptyDocumentDraft, type: 'Drivers License' } },
};
export const Passport: Story = { args: { draft: { ...emptyDocumentDraft, type: 'Passport' } } };
export const OtherDocument: Story = {
  args: { draft: { ...emptyDocumentDraft, type: 'Other Document' } },
};
export const ReadyToUpload: Story = { args: complete };
export const WrongFile: Story = {
  args: {
    issues: [
      {
        field: 'file',
        message:
          'scan.heic was not taken. This file is larger than 10 MB. Please choose a smaller one.',
      },
    ],
  },
};
export const WrongFileBesideAnother: Story = {
  args: refused(
    'file',
    `${'Certificate_of_'.repeat(8)}.txt was not taken. Please choose a file of one of these kinds: pdf, doc, docx, png, jpg, jpeg, heic.`,
  ),
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const Uploading: Story = {
  args: { ...complete, stage: 'submitting', progress: 0.4 },
};
export const UploadingOnAPhone: Story = {
  ...Uploading,
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const RefusedFile: Story = {
  args: refused('file', 'The file is not what its name says: its content is png.'),
};
export const RefusedName: Story = { args: refused('title', 'Name must be one line.') };
export const RefusedNotes: Story = { args: refused('notes', 'Notes must be shorter.') };
export const LongWords: Story = {
  args: {
    draft: {
      ...draftOf('Other Document'),
      title: longWord,
      file: { name: `${longWord}.pdf`, size: 482_133 },
      details: { notes: longWord },
    },
    maySubmit: true,
    issues: [{ field: 'title', message: `${longWord} is the name of another document.` }],
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const Failed: Story = {
  args: { ...complete, failure: { message: 'Failed to upload document.' } },
};
export const Uploaded: Story = { args: { stage: 'succeeded' } };
