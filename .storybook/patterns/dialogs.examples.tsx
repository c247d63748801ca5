import { Button, InlineAlert, Stack, Text, TextField } from '../../libs/ui/src/index.ts';
import { type ExamplePair, nothing } from '../../libs/ui/src/stories/examples.ts';
import { drawConfirmDialog, drawDialog } from '../../libs/ui/src/stories/inFlow.tsx';

const buttons = (
  <>
    <Button variant="secondary">Cancel</Button>
    <Button>Invite Member</Button>
  </>
);
const email = <TextField label="Email" value="ada@club.example" onChange={nothing} required />;

export const examples: readonly ExamplePair[] = [
  {
    isWide: true,
    do: {
      text: 'A short task that returns to the page: one field, one button, and a way back.',
      drawing: drawDialog({ title: 'Invite a Member', children: email, footer: buttons }),
    },
    dont: {
      text: 'Something to read in a dialog. It has no link, Back leaves the page, and on a phone it is a page without a menu.',
      drawing: drawDialog({
        title: 'House Rules',
        children: (
          <Stack gap={4}>
            <Text>The house opens at eight. Guests are welcome with a member, two at a time.</Text>
            <Text>Telephones stay silent in the library. The terrace closes at midnight.</Text>
            <Text>Dogs are welcome in the garden, and nowhere in the dining room.</Text>
          </Stack>
        ),
        footer: <Button>OK</Button>,
      }),
    },
  },
  {
    isWide: true,
    do: {
      text: 'A failure is said in the dialog, above its fields, and what was typed stays.',
      drawing: drawDialog({
        title: 'Invite a Member',
        children: (
          <Stack gap={5}>
            <InlineAlert tone="critical">
              The invitation could not be sent. Please try again.
            </InlineAlert>
            {email}
          </Stack>
        ),
        footer: buttons,
      }),
    },
    dont: {
      text: 'The failure is another dialog over the first one. After OK everything is typed again.',
      drawing: drawConfirmDialog({
        title: 'Error',
        text: 'The invitation could not be sent.',
        confirmLabel: 'OK',
      }),
    },
  },
];
