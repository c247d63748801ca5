import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
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
export const AroundAPoint: Story = { args: { ratio: 'panorama', focus: { x: 50, y: 0 } } };
const ratios = ['square', 'landscape', 'portrait', 'wide', 'panorama', 'hero'] as const;
const shape = '<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="1200"><circle';
const wide = `data:image/svg+xml,${encodeURIComponent(`${shape} cx="2700" cy="504" r="90"/></svg>`)}`;

/** A point near the edge of a wide picture is in sight in every crop. */
export const AroundAPointNearTheEdge: Story = {
  args: { src: wide, alt: '', loading: 'eager', focus: { x: 90, y: 42 } },
  render: (args) => (
    <div>
      {ratios.map((ratio) => (
        <Picture key={ratio} {...args} ratio={ratio} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const image of canvasElement.querySelectorAll('img')) {
      await waitFor(() => expect(image.style.objectPosition).toContain('2.5'));
      const { width, height } = image.getBoundingClientRect();
      const shownWidth = Math.max(width, height * 2.5);
      const left = Number.parseFloat(getComputedStyle(image).objectPosition) / 100;
      const pointAt = 0.9 * shownWidth + left * (width - shownWidth);
      // In the middle, or as near to it as the right edge of the picture lets it.
      await expect(pointAt).toBeCloseTo(Math.max(width / 2, width - 0.1 * shownWidth), 0);
    }
  },
  tags: ['proof'],
};

const sized = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`;

/** A picture without a point stays in the middle of every crop, and so does one that is no larger than its box. */
export const WithoutAPoint: Story = {
  args: { src: sized(3000, 2000), alt: '', loading: 'eager' },
  render: (args) => (
    <div>
      {ratios.map((ratio) => (
        <Picture key={ratio} {...args} ratio={ratio} />
      ))}
      {ratios.map((ratio) => (
        <Picture key={ratio} {...args} src={sized(2000, 3000)} ratio={ratio} />
      ))}
      <Picture {...args} src={sized(800, 800)} ratio="square" focus={{ x: 0, y: 100 }} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const image of canvasElement.querySelectorAll('img')) {
      await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
      await waitFor(() => expect(getComputedStyle(image).objectPosition).toBe('50% 50%'));
    }
  },
  tags: ['proof'],
};

export const Missing: Story = { args: { src: 'data:image/png,', ratio: 'landscape' } };

export const Matrix = matrix(Picture, {
  base: () => morning,
  axes: { ratio: ['natural', ...ratios] },
});
