import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { FileField } from './FileField.tsx';

const passport = { name: 'passport.pdf', size: '471 KB' };

const meta = {
  title: 'Form fields/FileField',
  component: FileField,
  args: {
    label: 'File',
    accept: '.pdf,.png',
    hint: 'A pdf or png of at most 10 MB.',
    chosen: null,
    onChoose: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { chosen: passport } };
export const LongName: Story = {
  args: {
    chosen: { name: `${'a-very-long-name-of-a-scanned-letter-'.repeat(4)}.pdf`, size: '9.8 MB' },
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const HeldOver: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('File');
    await fireEvent.dragOver(input);
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

const states = {
  error: [undefined, 'This file is empty. Please choose another.'],
  disabled: [false, true],
};
const base = () => ({
  label: 'File',
  accept: '.pdf,.png',
  chosen: null,
  onChoose: fn(),
  onRemove: fn(),
  required: true,
});

export const Matrix = matrix(FileField, { base, axes: states, interactive: true });
export const MatrixOfChosen = matrix(FileField, {
  base: () => ({ ...base(), chosen: passport }),
  axes: states,
  interactive: true,
});
