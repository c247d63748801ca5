import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longName, longWord } from '../../../testing/long.ts';
import { savedFilters } from '../../../testing/savedFilters.ts';
import { SavedFiltersView } from './SavedFiltersView.tsx';

const meta = {
  title: 'Dialogs/Saved filters',
  component: SavedFiltersView,
  args: {
    filters: savedFilters,
    isOpen: true,
    name: '',
    isPending: false,
    failure: null,
    onGo: fn(),
    onOpen: fn(),
    onName: fn(),
    onSave: fn(),
    onDelete: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SavedFiltersView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = { args: { name: 'Yachts in May' } };
export const None: Story = { args: { filters: [] } };
export const LongWords: Story = {
  args: {
    filters: savedFilters.map((filter) => ({ ...filter, name: longName })),
    name: longWord,
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
export const Saving: Story = { args: { name: 'Yachts in May', isPending: true } };
export const Failed: Story = {
  args: { name: 'Yachts', failure: 'Another filter of yours has this name.' },
};
