import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrix } from '../../stories/matrix.tsx';
import { PaperSheet } from './PaperSheet.tsx';

const args = {
  clubName: 'The Sample Club',
  clubPhone: '+44 20 7946 0180',
  day: 'November 21, 2026',
  title: 'Mayfair',
  lines: ['London'],
  groups: [
    {
      heading: 'Dining',
      entries: [
        { name: 'The Larder', lines: ['14 Mount Street, London', '+44 20 7946 0111'] },
        { name: 'Corvane', lines: ['2 Bruton Place, London'] },
      ],
    },
    { heading: null, entries: [{ name: 'Your Code', lines: ['BN-4T8W'] }] },
  ],
};

const meta = {
  title: 'Text and pictures/PaperSheet',
  component: PaperSheet,
  args,
} satisfies Meta<typeof PaperSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guide: Story = {};
export const TitleAlone: Story = { args: { clubPhone: null, lines: [], groups: [] } };

export const Matrix = matrix(PaperSheet, { base: () => args, wide: true });
