import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { Card } from '../Card/Card.tsx';
import { DateTimeField } from '../DateTimeField/DateTimeField.tsx';
import { CardGrid, Grid } from './Grid.tsx';

const cards = ['Lisbon', 'Kyoto', 'Oaxaca', 'Bergen'].map((name) => (
  <Card key={name} href={`#${name}`} title={name} text="Six neighborhoods, forty addresses." />
));

const meta = {
  title: 'Lists and filters/Grid',
  component: CardGrid,
  subcomponents: { Grid },
  args: { children: cards },
} satisfies Meta<typeof CardGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {};
export const Fields: Story = {
  render: () => (
    <Grid>
      <DateTimeField type="date" label="Arrival date" value="" onChange={fn()} />
      <DateTimeField type="date" label="Departure date" value="" onChange={fn()} />
    </Grid>
  ),
};

export const Matrix = matrix(CardGrid, {
  base: () => ({ children: cards }),
  axes: { columns: [2, 3, 4] },
  wide: true,
});
