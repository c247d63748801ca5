import type { ExamplePair } from '../../stories/examples.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

export const examples: readonly ExamplePair[] = [
  {
    do: {
      text: 'Muted is what may be skipped, below what must be read.',
      drawing: (
        <Stack gap={1}>
          <Text>Harvest Dinner, Saturday at 7:00 PM</Text>
          <Text size="small" tone="muted">
            Seats are given in the order of registration.
          </Text>
        </Stack>
      ),
    },
    dont: {
      text: 'What must be read is muted, and a detail is not.',
      drawing: (
        <Stack gap={1}>
          <Text size="small" tone="muted">
            Harvest Dinner, Saturday at 7:00 PM
          </Text>
          <Text>Seats are given in the order of registration.</Text>
        </Stack>
      ),
    },
  },
  {
    do: {
      text: 'Critical only for what went wrong.',
      drawing: <Text tone="critical">The photo was not saved.</Text>,
    },
    dont: {
      text: 'Critical to be noticed. Who sees it looks for the fault.',
      drawing: <Text tone="critical">New: breakfast on the terrace!</Text>,
    },
  },
];
