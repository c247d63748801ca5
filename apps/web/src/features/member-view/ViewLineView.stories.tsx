import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ViewLineView } from './ViewLineView.tsx';

const view = {
  memberId: 'member-1',
  memberName: 'Anna Smith',
  expiresAt: '2030-01-31T14:35:00.000Z',
};

const meta = {
  title: 'Parts/View as member',
  component: ViewLineView,
  args: { view, timeZone: 'UTC', onEnd: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ViewLineView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Loading: Story = { args: { view: null } };
export const Preview: Story = { args: { view: 'preview' } };
export const LongWords: Story = {
  args: {
    view: {
      ...view,
      memberName: 'Wolfgang Maximilian Ferdinand Freiherr-von-Hohenstauffen-Donaudampfschifffahrt',
    },
  },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
