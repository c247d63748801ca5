import type { ExamplePair } from '../../stories/examples.ts';
import { dusk, morning } from '../../stories/scene.ts';
import { DefinitionList } from '../DefinitionList/DefinitionList.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Card } from './Card.tsx';

const media = <Picture {...dusk} alt="" ratio="landscape" />;

export const examples: readonly ExamplePair[] = [
  {
    do: {
      text: 'The title is the name of the item. One fact for the decision is the last line.',
      drawing: (
        <Card
          title="The corner table at Lume"
          eyebrow="Dining"
          text="A table by the window is held for members until seven."
          meta="A glass on arrival"
          href="#benefit"
          media={media}
        />
      ),
    },
    dont: {
      text: 'The title shouts, and all facts are in the text. It is cut after three lines.',
      drawing: (
        <Card
          title="Special offer!"
          text="At Lume, Dining, Rua da Rosa 4, Lisbon, open Tuesday to Saturday from noon to midnight, a table by the window is held for members until seven, with a glass on arrival, on presentation of the code, for at most four guests."
          href="#benefit"
          media={media}
        />
      ),
    },
  },
  {
    do: {
      text: 'Facts of one thing are a DefinitionList, without a frame and without a link.',
      drawing: (
        <DefinitionList
          items={[
            { label: 'Open', value: 'Tuesday to Saturday' },
            { label: 'Dress', value: 'Smart casual' },
          ]}
        />
      ),
    },
    dont: {
      text: 'A card for each fact. Who presses it comes nowhere.',
      drawing: <Card title="Tuesday to Saturday" eyebrow="Open" href="#nowhere" />,
    },
  },
  {
    do: {
      text: 'The eyebrow is the category, in one word.',
      drawing: (
        <Card
          title="An hour in the salt rooms"
          eyebrow="Wellness"
          meta="$75 off"
          href="#benefit"
          media={<Picture {...morning} alt="" ratio="landscape" />}
        />
      ),
    },
    dont: {
      text: 'The eyebrow is a sentence in capitals.',
      drawing: (
        <Card
          title="An hour in the salt rooms"
          eyebrow="Our members love this one in winter"
          meta="$75 off"
          href="#benefit"
          media={<Picture {...morning} alt="" ratio="landscape" />}
        />
      ),
    },
  },
];
