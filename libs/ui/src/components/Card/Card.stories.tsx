import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrix } from '../../stories/matrix.tsx';
import { cardMediaArgTypes, linkArgTypes } from '../../stories/unionArgTypes.ts';
import { dusk, morning } from '../../stories/scene.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { CardGrid } from '../Grid/Grid.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { CardProps } from './Card.tsx';
import { Card } from './Card.tsx';

const benefit = {
  href: '#benefit',
  eyebrow: 'Hotels',
  title: 'A third night at the Casa do Mirante',
  text: 'Stay two nights and the third is with our compliments, breakfast on the terrace included.',
};

const meta = {
  title: 'Lists and filters/Card',
  component: Card,
  argTypes: { ...cardMediaArgTypes, ...linkArgTypes },
  args: benefit,
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<CardProps>;

export const InWords: Story = {};
export const WithPicture: Story = {
  args: {
    media: <Picture {...dusk} alt="" ratio="landscape" />,
    badge: <Badge tone="accent">New</Badge>,
    meta: '20% off',
  },
};
export const WithAction: Story = {
  args: {
    media: <Picture {...dusk} alt="" ratio="landscape" />,
    action: (
      <Button variant="secondary" size="small">
        Redeem
      </Button>
    ),
  },
};
export const InAGrid: Story = {
  render: () => (
    <CardGrid>
      <Card {...benefit} media={<Picture {...dusk} alt="" ratio="landscape" />} />
      <Card
        href="#event"
        eyebrow="Music"
        title="Chamber music by candlelight"
        text="Two quartets in the old reading room, with supper afterwards."
        meta="Friday, November 27 at 7:30 PM"
        media={<Picture {...morning} alt="" ratio="landscape" />}
      />
      <Card
        href="#guide"
        title="Lisbon"
        text="Six neighborhoods, forty-one addresses."
        media={<Picture {...dusk} alt="" ratio="landscape" />}
      />
    </CardGrid>
  ),
};

export const Matrix = matrix(Card, {
  base: () => ({ href: '#benefit', title: 'A third night at the Casa do Mirante' }),
  axes: {
    eyebrow: [undefined, 'Hotels'],
    text: [undefined, benefit.text],
    meta: [undefined, '20% off'],
  },
  interactive: true,
});
