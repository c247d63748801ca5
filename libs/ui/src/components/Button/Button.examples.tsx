import { type ExamplePair, nothing } from '../../stories/examples.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Button } from './Button.tsx';

export const examples: readonly ExamplePair[] = [
  {
    do: {
      text: 'One main button. What is beside it is secondary, so the eye finds the way on.',
      drawing: (
        <Stack direction="row" gap={3}>
          <Button variant="secondary">Cancel</Button>
          <Button>Submit Request</Button>
        </Stack>
      ),
    },
    dont: {
      text: 'Two main buttons, Save Draft and Submit Request. Neither is the main one then.',
      drawing: (
        <Stack direction="row" gap={3}>
          <Button>Save Draft</Button>
          <Button>Submit Request</Button>
        </Stack>
      ),
    },
  },
  {
    do: {
      text: 'A verb and its object: Add Card. It can be understood without the page around it.',
      drawing: <Button>Add Card</Button>,
    },
    dont: {
      text: 'OK, or a word that fits everywhere. It does not say what will happen.',
      drawing: <Button>OK</Button>,
    },
  },
  {
    do: {
      text: 'Pending while the request is sent: it says Submitting... and stays as dark as before.',
      drawing: (
        <Button isPending pendingLabel="Submitting..." onClick={nothing}>
          Submit Request
        </Button>
      ),
    },
    dont: {
      text: 'Disabled while it is sent. It is pale, loses the focus, and nobody knows why.',
      drawing: <Button disabled>Submit Request</Button>,
    },
  },
];
