import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CodesDialogView } from './CodesDialogView.tsx';

const meta = {
  title: 'Dialogs/Save your recovery codes',
  component: CodesDialogView,
  args: {
    codes: Array.from({ length: 10 }, (_, index) => `k7m2-9qx${index}-p4t6`),
    clubName: 'Parlour',
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CodesDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewCodes: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
