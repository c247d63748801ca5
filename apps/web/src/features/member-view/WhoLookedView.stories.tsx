import type { Meta, StoryObj } from '@storybook/react-vite';
import { WhoLookedView } from './WhoLookedView.tsx';

const meta = {
  title: 'Parts/Who looked',
  component: WhoLookedView,
  args: {
    views: [
      {
        id: 'v2',
        staffName: 'Clara',
        reason: 'You asked why the list of events looks empty',
        startedAt: '2030-01-31T14:20:00.000Z',
      },
      {
        id: 'v1',
        staffName: 'Maximiliane-Henriette',
        reason: 'The telephone call of Monday',
        startedAt: '2029-11-05T09:00:00.000Z',
      },
    ],
    now: new Date('2030-01-31T15:00:00.000Z'),
    timeZone: 'UTC',
  },
} satisfies Meta<typeof WhoLookedView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
