import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { dusk, morning, noon } from '../../stories/scene.ts';
import { Picture } from '../Picture/Picture.tsx';
import { Carousel } from './Carousel.tsx';

const slides = [
  {
    id: 'quartet',
    eyebrow: 'Event',
    title: 'Chamber music by candlelight',
    text: 'Two quartets in the old reading room, with supper afterwards.',
    media: <Picture {...dusk} alt="" ratio="landscape" loading="eager" />,
    link: { href: '#quartet', label: 'See the Event' },
  },
  {
    id: 'mirante',
    eyebrow: 'Benefit',
    title: 'A third night at the Casa do Mirante',
    text: 'Stay two nights and the third is with our compliments.',
    media: <Picture {...morning} alt="" ratio="landscape" loading="eager" />,
    link: { href: '#mirante', label: 'See the Benefit' },
  },
  {
    id: 'madeira',
    eyebrow: 'Destination',
    title: 'Madeira',
    text: 'Old levadas to walk, and a garden that flowers all year.',
    media: <Picture {...noon} alt="" ratio="landscape" loading="eager" />,
    link: { href: '#madeira', label: 'See the Destination' },
  },
];

const meta = {
  title: 'Lists and filters/Carousel',
  component: Carousel,
  args: {
    label: 'Featured',
    slides,
    current: 0,
    onPrevious: fn(),
    onNext: fn(),
    onSelect: fn(),
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The caller wraps around. */
export const Featured: Story = {
  render: function Example(args) {
    const [current, setCurrent] = useState(args.current);
    return (
      <Carousel
        {...args}
        current={current}
        onPrevious={() => setCurrent((current + slides.length - 1) % slides.length)}
        onNext={() => setCurrent((current + 1) % slides.length)}
        onSelect={setCurrent}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await expect(canvas.getByRole('group', { name: '3 of 3' })).toBeInTheDocument();
  },
};

/** Slides with more or less text have the same height, so the arrows stay under the finger. */
export const OnAPhone: Story = {
  ...Featured,
  globals: { viewport: { value: 'phone' } },
  args: {
    slides: slides.map((slide, index) =>
      index === 0 ? slide : { ...slide, title: 'Tokyo', text: 'Where we linger.' },
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const height = (name: string) => canvas.getByRole('group', { name }).clientHeight;
    const before = height('1 of 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await expect(height('2 of 3')).toBe(before);
  },
  tags: ['proof'],
};

export const OneSlide: Story = { args: { slides: slides.slice(0, 1) } };

export const Matrix = matrix(Carousel, {
  base: (place) => ({
    label: place,
    slides,
    current: 0,
    onPrevious: fn(),
    onNext: fn(),
    onSelect: fn(),
  }),
  axes: { current: [0, 1] },
  wide: true,
  interactive: true,
});

/** An arrow key leads to what it points at. */
export const RightToLeft: Story = {
  ...Featured,
  globals: { direction: 'rtl' },
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Next slide' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('group', { name: '2 of 3' })).toBeInTheDocument();
  },
};
