import type { ExamplePair } from '../../stories/examples.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export const examples: readonly ExamplePair[] = [
  {
    do: {
      text: 'Several buttons with one word: the hidden words say of what. A screen reader says Remove Visa, Remove Amex.',
      drawing: (
        <Stack direction="row" gap={3}>
          {['Visa', 'Amex'].map((card) => (
            <Button key={card} variant="secondary" size="small">
              Remove<VisuallyHidden> {card}</VisuallyHidden>
            </Button>
          ))}
        </Stack>
      ),
    },
    dont: {
      text: 'The same without hidden words. A screen reader says Remove twice.',
      drawing: (
        <Stack direction="row" gap={3}>
          {['Visa', 'Amex'].map((card) => (
            <Button key={card} variant="secondary" size="small">
              Remove
            </Button>
          ))}
        </Stack>
      ),
    },
  },
  {
    do: {
      text: 'What everybody needs can be seen: Seats are given in the order of registration.',
      drawing: <Text>Seats are given in the order of registration.</Text>,
    },
    dont: {
      text: 'The same sentence for screen readers alone. Who sees the page never learns it.',
      drawing: (
        <Text>
          Harvest Dinner
          <VisuallyHidden>Seats are given in the order of registration.</VisuallyHidden>
        </Text>
      ),
    },
  },
];
