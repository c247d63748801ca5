import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultChoice } from './queueChoice.ts';
import { QueueViewsView } from './QueueViewsView.tsx';

const meta = {
  title: 'Requests/Views of the queue',
  component: QueueViewsView,
  args: {
    choice: defaultChoice,
    counts: {
      mine: { total: 12, unseen: 3 },
      unassigned: { total: 12, unseen: 0 },
      open: { total: 1000, unseen: 4 },
      waiting: { total: 0, unseen: 0 },
      snoozed: { total: 2, unseen: 0 },
      inbox: 2,
    },
    filters: [
      { id: 'f1', name: 'Yachts', view: 'open', order: 'changed', text: null, tag: 'yacht' },
    ],
  },
} satisfies Meta<typeof QueueViewsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithFilters: Story = {};
export const AFilterChosen: Story = { args: { choice: { ...defaultChoice, tag: 'yacht' } } };
export const WithoutFilters: Story = { args: { counts: null, filters: [] } };
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
