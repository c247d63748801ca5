import { type ExamplePair, nothing } from '../../stories/examples.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Stack } from './Stack.tsx';

export const examples: readonly ExamplePair[] = [
  {
    do: {
      text: 'Small gaps within a group and larger ones between groups, so that one sees what belongs together.',
      drawing: (
        <Stack gap={8}>
          <Stack gap={1}>
            <Text>Harvest Dinner</Text>
            <Text tone="muted">Saturday at 7:00 PM</Text>
          </Stack>
          <Stack gap={1}>
            <Text>A morning at the archive</Text>
            <Text tone="muted">Sunday at 10:00 AM</Text>
          </Stack>
        </Stack>
      ),
    },
    dont: {
      text: 'The same gap everywhere. Four lines, and no groups.',
      drawing: (
        <Stack gap={5}>
          <Text>Harvest Dinner</Text>
          <Text tone="muted">Saturday at 7:00 PM</Text>
          <Text>A morning at the archive</Text>
          <Text tone="muted">Sunday at 10:00 AM</Text>
        </Stack>
      ),
    },
  },
  {
    do: {
      text: 'Buttons in a line, which wraps where there is no room.',
      drawing: (
        <Stack direction="row" gap={3}>
          <Button variant="secondary">Cancel</Button>
          <Button>Submit Request</Button>
        </Stack>
      ),
    },
    dont: {
      text: 'Fields in a line. Each is as narrow as it gets, and none is aligned with another.',
      drawing: (
        <Stack direction="row" gap={3}>
          <TextField label="First name" value="Rosalind" onChange={nothing} />
          <TextField label="Email" value="rosalind@club.example" onChange={nothing} />
        </Stack>
      ),
    },
  },
];
