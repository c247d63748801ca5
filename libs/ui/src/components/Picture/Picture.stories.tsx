import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrix } from '../../stories/matrix.tsx';
import { dusk, morning } from '../../stories/scene.ts';
import { Picture } from './Picture.tsx';

const meta = {
  title: 'Text and pictures/Picture',
  component: Picture,
  args: dusk,
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const Hero: Story = { args: { ratio: 'panorama', loading: 'eager', fetchPriority: 'high' } };
export const AroundAPoint: Story = { args: { ratio: 'panorama', position: '50% 0%' } };
export const Missing: Story = { args: { src: 'data:image/png,', ratio: 'landscape' } };

export const Matrix = matrix(Picture, {
  base: () => morning,
  axes: { ratio: ['natural', 'square', 'landscape', 'portrait', 'wide', 'panorama'] },
});
