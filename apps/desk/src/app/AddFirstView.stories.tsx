import { deskRoutes } from '@parlour/core/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShell } from '../testing/inShell.tsx';
import { AddFirstView } from './AddFirstView.tsx';

const nothing = {
  hasBegun: true,
  members: 0,
  vendors: 0,
  benefits: 0,
  events: 0,
  destinations: 0,
  giftGuides: 0,
};

const meta = {
  title: 'Frame/What to add first',
  component: AddFirstView,
  args: { contents: nothing, mayBegin: true },
  decorators: [inShell(deskRoutes.requests.path)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AddFirstView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};
export const NotBegun: Story = { args: { contents: { ...nothing, hasBegun: false } } };
export const MembersAlone: Story = {
  args: {
    contents: { ...nothing, vendors: 3, benefits: 1, events: 1, destinations: 1, giftGuides: 1 },
  },
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
