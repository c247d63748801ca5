import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrix } from '../../stories/matrix.tsx';
import { dusk } from '../../stories/scene.ts';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Text and pictures/Avatar',
  component: Avatar,
  args: { name: 'Grace Okafor' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};
export const WithAPicture: Story = { args: { picture: dusk.src } };
export const OneWord: Story = { args: { name: 'Élan' } };
export const InArabic: Story = { args: { name: 'ليلى حداد' } };
export const Named: Story = { args: { isNamed: true } };

export const Matrix = matrix(Avatar, {
  base: () => meta.args,
  axes: { size: ['small', 'regular', 'large'], picture: [undefined, dusk.src] },
});
