import type { Document } from '@parlour/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { documents } from '../../testing/club.ts';
import { documentRenderer, documentsArgs } from '../../testing/profileArgs.tsx';
import { DocumentsView } from './DocumentsView.tsx';

const [passport, license, consent] = documents;

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="640" height="400" fill="gray"%3E%3Cpath d="M0 0h640v400H0z"/%3E%3C/svg%3E';

const shownPreview = (document: Document | undefined, mediaType: string, url = 'about:blank') => ({
  [document?.id ?? '']: { state: 'shown', preview: { url, mediaType } } as const,
});

const meta = {
  title: 'Parts/Documents',
  component: DocumentsView,
  args: documentsArgs,
} satisfies Meta<typeof DocumentsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {};
export const ListedOnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const Failed: Story = {
  args: { page: { state: 'error', message: 'Failed to fetch documents', retry: fn() } },
};
export const Outdated: Story = {
  args: { page: { state: 'loaded', data: documents, outdated: { retry: fn() } } },
  tags: ['proof'],
};
export const Empty: Story = { args: { page: { state: 'loaded', data: [], outdated: null } } };
export const Encrypted: Story = {
  args: {
    page: {
      state: 'loaded',
      data: documents.map((document) => ({ ...document, isEncrypted: true })),
      outdated: null,
    },
  },
};
export const LongNames: Story = {
  args: {
    page: {
      state: 'loaded',
      data: documents.map((document) => ({
        ...document,
        title: 'Einverständniserklärungsbestätigungsschreiben'.repeat(2),
        description: `Notes: ${'All of it on one line. '.repeat(12)}`,
      })),
      outdated: null,
    },
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};

const longNotes = {
  page: {
    state: 'loaded',
    data: documents.map((document) => ({
      ...document,
      description: `Country: France\nNotes: ${'To be shown at the border. '.repeat(130)}`,
    })),
    outdated: null,
  },
} as const;
export const LongNotes: Story = { args: longNotes, tags: ['proof'] };
export const LongNotesOnAPhone: Story = {
  args: longNotes,
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const LongNotesShown: Story = {
  args: longNotes,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more of Passport' }));
    await canvas.findByRole('button', { name: 'Show less of Passport' });
  },
  tags: ['proof'],
};

export const LoadingAPreview: Story = {
  args: { renderItem: documentRenderer({ [passport?.id ?? '']: { state: 'loading' } }) },
};
export const PreviewFailed: Story = {
  args: {
    renderItem: documentRenderer({
      [passport?.id ?? '']: {
        state: 'hidden',
        failure: 'Failed to preview document. Please try again.',
      },
    }),
  },
};
export const APicture: Story = {
  args: { renderItem: documentRenderer(shownPreview(license, 'image/jpeg', picture)) },
};
export const APdf: Story = {
  args: { renderItem: documentRenderer(shownPreview(passport, 'application/pdf')) },
};
export const APdfWhereNoneIsShown: Story = {
  args: { renderItem: documentRenderer(shownPreview(passport, 'application/pdf'), 'none') },
  parameters: { viewport: { defaultViewport: 'phone' } },
};
export const APdfWhereOnePageIsShown: Story = {
  args: { renderItem: documentRenderer(shownPreview(passport, 'application/pdf'), 'firstPage') },
  parameters: { viewport: { defaultViewport: 'phone' } },
};
export const AWordDocument: Story = {
  args: { renderItem: documentRenderer(shownPreview(consent, 'application/octet-stream')) },
};
