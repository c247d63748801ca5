import type { ReactNode } from 'react';
import type { ExamplePair } from '../../stories/examples.ts';
import { dusk, morning, noon } from '../../stories/scene.ts';
import { ComposedGrid } from '../ComposedGrid/ComposedGrid.tsx';
import { InitialCover } from '../InitialCover/InitialCover.tsx';
import { Picture } from './Picture.tsx';

/** Draws two pictures of one row, on a phone too. */
const inRow = (first: ReactNode, second: ReactNode) => (
  <ComposedGrid
    items={[
      { id: 'first', picture: first },
      { id: 'second', picture: second },
    ]}
    columns={{ phone: 2, md: 2, lg: 2 }}
  >
    {({ picture }) => picture}
  </ComposedGrid>
);
const sun = { x: 68, y: 35 };

export const examples: readonly ExamplePair[] = [
  {
    do: {
      text: 'The focal point is on the sun, so every crop shows it whole.',
      drawing: inRow(
        <Picture {...dusk} alt="" ratio="portrait" focus={sun} />,
        <Picture {...dusk} alt="" ratio="square" focus={sun} />,
      ),
    },
    dont: {
      text: 'No focal point: each crop takes the middle, and a narrow one cuts the sun.',
      drawing: inRow(
        <Picture {...dusk} alt="" ratio="portrait" />,
        <Picture {...dusk} alt="" ratio="square" />,
      ),
    },
  },
  {
    do: {
      text: 'Pictures of one row have one ratio.',
      drawing: inRow(
        <Picture {...morning} alt="" ratio="square" />,
        <Picture {...noon} alt="" ratio="square" />,
      ),
    },
    dont: {
      text: 'Each picture in its own ratio. The words below begin at different heights.',
      drawing: inRow(
        <Picture {...morning} alt="" ratio="square" />,
        <Picture {...noon} alt="" ratio="panorama" />,
      ),
    },
  },
  {
    do: {
      text: 'An item without a picture shows the initial of its name.',
      drawing: inRow(
        <Picture {...morning} alt="" ratio="landscape" />,
        <InitialCover name="Lume" ratio="landscape" />,
      ),
    },
    dont: {
      text: 'It shows the picture of another thing.',
      drawing: inRow(
        <Picture {...morning} alt="" ratio="landscape" />,
        <Picture {...morning} alt="" ratio="landscape" />,
      ),
    },
  },
];
