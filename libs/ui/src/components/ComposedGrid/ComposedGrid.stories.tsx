import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { matrix } from '../../stories/matrix.tsx';
import type { ComposedGridProps } from './ComposedGrid.tsx';
import { ComposedGrid } from './ComposedGrid.tsx';

type Place = { id: string };

const places = ['Lisbon', 'Kyoto', 'Oaxaca', 'Bergen', 'Trieste', 'Porto', 'Como'].map((id) => ({
  id,
}));

const meta = {
  title: 'Lists and filters/ComposedGrid',
  component: ComposedGrid<Place>,
  parameters: { layout: 'padded' },
  args: {
    items: places,
    columns: { phone: 2, md: 3, lg: 4 },
    children: ({ id }) => (
      <Card
        href={`#${id}`}
        title={id}
        eyebrow="City"
        meta="Six neighborhoods"
        media={<Skeleton shape="picture" />}
      />
    ),
  },
} satisfies Meta<ComposedGridProps<Place>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeLeft: Story = {};
export const TwoLeft: Story = { args: { items: places.slice(0, 6) } };
export const OneLeft: Story = {
  args: { items: places.slice(0, 5) },
  play: async ({ canvas }) => {
    const [first, , , , last] = canvas.getAllByRole('listitem');
    await expect(last?.offsetWidth).toBe(first?.offsetWidth);
    await expect(last?.offsetHeight).toBe(first?.offsetHeight);
  },
};
export const Single: Story = { args: { items: places.slice(0, 1) } };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
export const LinesOnAPhone: Story = {
  args: { columns: { phone: 'lines', md: 2, lg: 3 } },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};

export const Matrix = matrix(ComposedGrid<Place>, {
  base: () => meta.args,
  wide: true,
});
