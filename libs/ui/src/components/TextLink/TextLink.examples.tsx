import type { ExamplePair } from '../../stories/examples.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { TextLink } from './TextLink.tsx';

export const examples: readonly ExamplePair[] = [
  {
    do: {
      text: 'The link says where it leads: the guide to Lisbon.',
      drawing: (
        <Text>
          More tables by the river are in <TextLink href="#lisbon">the guide to Lisbon</TextLink>.
        </Text>
      ),
    },
    dont: {
      text: 'Here. In a list of links, as screen readers have it, ten are called so.',
      drawing: (
        <Text>
          For more tables by the river click <TextLink href="#lisbon">here</TextLink>.
        </Text>
      ),
    },
  },
  {
    do: {
      text: 'What is done on this page is a quiet Button: Resend Code.',
      drawing: <Button variant="quiet">Resend Code</Button>,
    },
    dont: {
      text: 'A link that does something. It promises a page, and can be opened in a new tab.',
      drawing: (
        <TextLink variant="standalone" href="#code">
          Resend Code
        </TextLink>
      ),
    },
  },
];
