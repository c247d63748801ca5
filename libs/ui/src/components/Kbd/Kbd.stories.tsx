import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrix } from '../../stories/matrix.tsx';
import { Kbd } from './Kbd.tsx';

const meta = {
  title: 'Text and pictures/Kbd',
  component: Kbd,
  args: { keys: ['Mod', 'K'], platform: 'other' },
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnAPc: Story = {};
export const OnAMac: Story = { args: { platform: 'apple' } };
export const OneKey: Story = { args: { keys: ['?'] } };

export const Matrix = matrix(Kbd, {
  base: () => ({ keys: ['Mod', 'Shift', 'K'] }),
  axes: { platform: ['other', 'apple'] },
});
