import { type ExamplePair, nothing } from '../../stories/examples.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

export const examples: readonly ExamplePair[] = [
  {
    do: {
      text: 'The few large shapes of a card: its picture, its title, two lines.',
      drawing: (
        <Stack gap={3}>
          <Skeleton shape="picture" />
          <Skeleton shape="title" width="half" />
          <Skeleton />
          <Skeleton width="third" />
        </Stack>
      ),
    },
    dont: {
      text: 'Ten even lines, whatever is coming. The page jumps when it arrives.',
      drawing: (
        <Stack gap={3}>
          {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((line) => (
            <Skeleton key={line} />
          ))}
        </Stack>
      ),
    },
  },
  {
    do: {
      text: 'An action under way is a pending button: Redeeming...',
      drawing: (
        <Button isPending pendingLabel="Redeeming..." onClick={nothing}>
          Redeem
        </Button>
      ),
    },
    dont: {
      text: 'The button becomes a grey bar. What was pressed is gone.',
      drawing: <Skeleton shape="title" width="third" />,
    },
  },
];
