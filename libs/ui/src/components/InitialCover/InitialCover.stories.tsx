import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { dusk } from '../../stories/scene.ts';
import { Card } from '../Card/Card.tsx';
import { ComposedGrid } from '../ComposedGrid/ComposedGrid.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { InitialCover } from './InitialCover.tsx';

const meta = {
  title: 'Text and pictures/InitialCover',
  component: InitialCover,
  args: { name: 'Lisbon', ratio: 'landscape' },
} satisfies Meta<typeof InitialCover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cover: Story = {};
export const BesidePictures: Story = {
  parameters: { layout: 'padded' },
  render: (args) => (
    <ComposedGrid
      items={[{ id: 'Lisbon' }, { id: 'Kyoto' }]}
      columns={{ phone: 'lines', md: 2, lg: 2 }}
    >
      {({ id }, index) => (
        <Card
          href={`#${id}`}
          title={id}
          media={
            index === 0 ? (
              <Picture {...dusk} alt="" ratio={args.ratio} />
            ) : (
              <InitialCover name={id} ratio={args.ratio} />
            )
          }
        />
      )}
    </ComposedGrid>
  ),
  play: async ({ canvas, canvasElement }) => {
    const picture = canvasElement.querySelector('img')?.parentElement?.getBoundingClientRect();
    const cover = canvas.getByText('K').parentElement?.getBoundingClientRect();
    await expect([cover?.width, cover?.height]).toEqual([picture?.width, picture?.height]);
  },
};
export const BesidePicturesOnAPhone: Story = {
  ...BesidePictures,
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const BesidePortraits: Story = { ...BesidePictures, args: { ratio: 'portrait' } };

export const Matrix = matrix(InitialCover, {
  base: () => meta.args,
  axes: { ratio: ['landscape', 'portrait'] },
});
