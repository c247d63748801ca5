import type { ExamplePair } from '../../stories/examples.ts';
import { Button } from '../Button/Button.tsx';
import { Badge } from './Badge.tsx';

export const examples: readonly ExamplePair[] = [
  {
    do: {
      text: 'The word says the state, and the tone supports it: Expired.',
      drawing: <Badge tone="critical">Expired</Badge>,
    },
    dont: {
      text: 'Only the tone says that something is wrong. Who does not see red reads Visa.',
      drawing: <Badge tone="critical">Visa</Badge>,
    },
  },
  {
    do: {
      text: 'One or two words.',
      drawing: <Badge tone="positive">Registered</Badge>,
    },
    dont: {
      text: 'A sentence in a badge. Capitals make it hard to read.',
      drawing: <Badge tone="positive">You are registered with two guests</Badge>,
    },
  },
  {
    do: {
      text: 'What can be pressed is a small Button.',
      drawing: (
        <Button size="small" variant="secondary">
          Renew Card
        </Button>
      ),
    },
    dont: {
      text: 'A badge that asks to be pressed. It takes no focus and no press.',
      drawing: <Badge tone="accent">Renew now</Badge>,
    },
  },
];
