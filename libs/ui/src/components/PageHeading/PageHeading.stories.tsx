import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { Button } from '../Button/Button.tsx';
import { PageHeading } from './PageHeading.tsx';

const meta = {
  title: 'Text and pictures/PageHeading',
  component: PageHeading,
  args: { title: 'Member Benefits' },
} satisfies Meta<typeof PageHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Whole: Story = {
  args: {
    eyebrow: 'Hotels',
    title: 'A third night at the Casa do Mirante',
    intro: 'Stay two nights above the Tagus and the third is with our compliments.',
    actions: <Button onClick={fn()}>Redeem</Button>,
  },
};

export const Matrix = matrix(PageHeading, {
  base: () => ({ title: 'Member Benefits' }),
  axes: { eyebrow: [undefined, 'The club'], intro: [undefined, 'Offers kept for members.'] },
  wide: true,
});
