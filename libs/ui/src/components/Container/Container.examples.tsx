import type { ExamplePair } from '../../stories/examples.ts';
import { Text } from '../Text/Text.tsx';
import { Container } from './Container.tsx';

const story =
  'The house was built by a captain who never went to sea again. He planted the lemon trees that stand in the court today, and from the roof he counted the ships that came up the river. His daughters sold the garden by the wall and kept the view.';

export const examples: readonly ExamplePair[] = [
  {
    isWide: true,
    do: {
      text: 'Text to read has the width text. The eye finds the next line.',
      drawing: (
        <Container width="text">
          <Text>{story}</Text>
        </Container>
      ),
    },
    dont: {
      text: 'The same text as wide as lists. Its lines are too long to follow.',
      drawing: (
        <Container>
          <Text>{story}</Text>
        </Container>
      ),
    },
  },
  {
    isWide: true,
    do: {
      text: 'One container for a page. All of it begins at one edge.',
      drawing: (
        <Container>
          <Text size="lead">Member Benefits</Text>
          <Text>A room held back, a table by the window.</Text>
        </Container>
      ),
    },
    dont: {
      text: 'A container in a container. Its content begins at an edge of its own.',
      drawing: (
        <Container>
          <Text size="lead">Member Benefits</Text>
          <Container>
            <Text>A room held back, a table by the window.</Text>
          </Container>
        </Container>
      ),
    },
  },
];
