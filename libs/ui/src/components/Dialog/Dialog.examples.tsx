import { type ExamplePair, nothing } from '../../stories/examples.ts';
import { drawDialog } from '../../stories/inFlow.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';

const fields = (
  <Stack gap={5}>
    <TextField label="Name on the card" value="Rosalind Ames" onChange={nothing} required />
    <TextField label="Card number" value="" onChange={nothing} required />
  </Stack>
);

export const examples: readonly ExamplePair[] = [
  {
    isWide: true,
    do: {
      text: 'The title says what the dialog does, Add Card, and the main button says it again.',
      drawing: drawDialog({
        title: 'Add Card',
        children: fields,
        footer: (
          <>
            <Button variant="secondary">Cancel</Button>
            <Button>Add Card</Button>
          </>
        ),
      }),
    },
    dont: {
      text: 'The title is where it is, Payment, and the buttons say OK and No.',
      drawing: drawDialog({
        title: 'Payment',
        children: fields,
        footer: (
          <>
            <Button variant="secondary">No</Button>
            <Button>OK</Button>
          </>
        ),
      }),
    },
  },
  {
    isWide: true,
    do: {
      text: 'Two buttons: the main one last, Cancel before it.',
      drawing: drawDialog({
        title: 'Request a Change',
        children: <TextField label="Party size" value="4" onChange={nothing} required />,
        footer: (
          <>
            <Button variant="secondary">Cancel</Button>
            <Button>Send Request</Button>
          </>
        ),
      }),
    },
    dont: {
      text: 'Every way on at once, the main one first. A dialog is one task.',
      drawing: drawDialog({
        title: 'Request a Change',
        children: <TextField label="Party size" value="4" onChange={nothing} required />,
        footer: (
          <>
            <Button>Send Request</Button>
            <Button variant="secondary">Save for Later</Button>
            <Button variant="secondary">Cancel Booking</Button>
            <Button variant="secondary">Close</Button>
          </>
        ),
      }),
    },
  },
];
