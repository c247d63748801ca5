import {
  Button,
  Grid,
  InlineAlert,
  ReadOnlyFields,
  Select,
  Stack,
  TextArea,
  TextField,
} from '../../libs/ui/src/index.ts';
import { type ExamplePair, nothing } from '../../libs/ui/src/stories/examples.ts';

const occasions = ['Anniversary', 'Birthday', 'Other'].map((value) => ({ value, label: value }));

const buttons = (
  <Stack direction="row" gap={3}>
    <Button variant="secondary">Cancel</Button>
    <Button>Submit Request</Button>
  </Stack>
);

export const examples: readonly ExamplePair[] = [
  {
    do: {
      text: 'What decides comes first, what may be left out last, and the buttons at the end. What is required has a mark.',
      drawing: (
        <Stack gap={5}>
          <TextField label="Party size" value="4" onChange={nothing} required />
          <Select
            label="Occasion"
            options={occasions}
            value="Birthday"
            onChange={nothing}
            required
          />
          <TextArea
            label="Notes"
            hint="Allergies, a name on the cake"
            value=""
            onChange={nothing}
          />
          {buttons}
        </Stack>
      ),
    },
    dont: {
      text: 'Buttons before the fields, notes before the question, and pairs that belong to nothing.',
      drawing: (
        <Stack gap={5}>
          {buttons}
          <Grid>
            <TextArea label="Notes" value="" onChange={nothing} />
            <TextField label="Party size" value="4" onChange={nothing} required />
          </Grid>
          <Select label="Occasion" options={occasions} value="Birthday" onChange={nothing} />
        </Stack>
      ),
    },
  },
  {
    do: {
      text: 'Each error is below its field, and says what to do.',
      drawing: (
        <Stack gap={5}>
          <TextField
            label="Email"
            value="rosalind@"
            error="Email must be an email address"
            onChange={nothing}
          />
          <TextField
            label="Party size"
            value="0"
            error="Party size must be at least 1"
            onChange={nothing}
          />
        </Stack>
      ),
    },
    dont: {
      text: 'One message above for all fields. Which ones are meant?',
      drawing: (
        <Stack gap={5}>
          <InlineAlert tone="critical">Please correct the 2 errors below.</InlineAlert>
          <TextField label="Email" value="rosalind@" onChange={nothing} />
          <TextField label="Party size" value="0" onChange={nothing} />
        </Stack>
      ),
    },
  },
  {
    do: {
      text: 'While it is sent, the fields can be read and the button says so.',
      drawing: (
        <ReadOnlyFields when>
          <Stack gap={5}>
            <TextField label="Email" value="rosalind@club.example" onChange={nothing} />
            <Button isPending pendingLabel="Submitting..." onClick={nothing}>
              Submit Request
            </Button>
          </Stack>
        </ReadOnlyFields>
      ),
    },
    dont: {
      text: 'While it is sent, nothing says so. The button is pressed twice.',
      drawing: (
        <Stack gap={5}>
          <TextField label="Email" value="rosalind@club.example" onChange={nothing} />
          <Button>Submit Request</Button>
        </Stack>
      ),
    },
  },
];
