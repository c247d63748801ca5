import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrix } from '../../stories/matrix.tsx';
import { DiffView } from './DiffView.tsx';

const base = () => ({
  caption: 'Changes of the event',
  beforeLabel: 'Published',
  afterLabel: 'Your draft',
  rows: [
    { label: 'Name', before: 'A dinner at the library', after: 'A late dinner at the library' },
    { label: 'Starts', before: 'December 5, 2026, 7:00 PM', after: 'December 6, 2026, 8:00 PM' },
    { label: 'Dress code', before: '', after: 'Black tie' },
  ],
});

const meta = {
  title: 'Lists and filters/DiffView',
  component: DiffView,
  args: base(),
} satisfies Meta<typeof DiffView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAnEvent: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };

export const Matrix = matrix(DiffView, { base, wide: true });
