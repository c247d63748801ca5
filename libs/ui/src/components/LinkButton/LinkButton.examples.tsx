import type { ExamplePair } from '../../stories/examples.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { LinkButton } from './LinkButton.tsx';

export const examples: readonly ExamplePair[] = [
  {
    do: {
      text: 'The main way on to another page. It says which: Browse Benefits.',
      drawing: <LinkButton href="#benefits">Browse Benefits</LinkButton>,
    },
    dont: {
      text: 'A link that looks like a button for what is done on this page. Redeem is a Button.',
      drawing: <LinkButton href="#redeem">Redeem</LinkButton>,
    },
  },
  {
    do: {
      text: 'One of them, beside a Button that does something, or beside a link.',
      drawing: (
        <Stack gap={4} align="start">
          <LinkButton href="#events">See All Events</LinkButton>
          <TextLink variant="standalone" href="#past">
            Past Events
          </TextLink>
        </Stack>
      ),
    },
    dont: {
      text: 'Every link is a button. Nothing leads on any more.',
      drawing: (
        <Stack direction="row" gap={3}>
          <LinkButton href="#events">See All Events</LinkButton>
          <LinkButton href="#past">Past Events</LinkButton>
          <Button>Register</Button>
        </Stack>
      ),
    },
  },
];
