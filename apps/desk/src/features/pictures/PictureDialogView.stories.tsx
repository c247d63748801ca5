import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longName, longWord } from '../../testing/long.ts';
import { pictures, pictureUses } from '../../testing/pictures.ts';
import { PictureDialogView } from './PictureDialog.tsx';

const picture = pictures[0]!;

const meta = {
  title: 'Dialogs/A picture',
  component: PictureDialogView,
  args: {
    picture,
    uses: pictureUses,
    draft: { alternativeText: picture.alternativeText ?? '', focusX: 20, focusY: 80 },
    pending: null,
    progress: 0,
    failure: null,
    field: null,
    onChange: fn(),
    onSave: fn(),
    onReplace: fn(),
    onDelete: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PictureDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Used: Story = {};
export const Unused: Story = {
  args: { uses: [], draft: { alternativeText: '', focusX: 50, focusY: 50 } },
};
export const Refused: Story = {
  args: { failure: 'alternativeText must have at most 300 characters.', field: 'alternativeText' },
};
export const Failed: Story = {
  args: { failure: 'Somebody has changed this picture meanwhile. Please look at it again.' },
};
export const Replacing: Story = { args: { pending: 'replace', progress: 0.6 } };
export const Saving: Story = { args: { pending: 'save' } };
export const LongWords: Story = {
  args: {
    picture: { ...picture, name: `${longWord}.jpg` },
    uses: pictureUses.map((use) => ({ ...use, title: longName })),
    draft: { alternativeText: longName, focusX: 50, focusY: 50 },
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
