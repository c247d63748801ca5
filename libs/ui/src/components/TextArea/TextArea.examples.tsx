import { type ExamplePair, nothing } from '../../stories/examples.ts';
import { TextField } from '../TextField/TextField.tsx';
import { TextArea } from './TextArea.tsx';

const wish =
  'A table by the window, please. Rosalind does not eat nuts, and we would like a cake with the name Ada on it.';

export const examples: readonly ExamplePair[] = [
  {
    do: {
      text: 'The hint gives examples of what helps: Allergies, a name on the cake.',
      drawing: (
        <TextArea
          label="Notes for the concierge"
          hint="Allergies, a name on the cake"
          value=""
          onChange={nothing}
        />
      ),
    },
    dont: {
      text: 'Only Notes, for whom and about what nobody knows.',
      drawing: <TextArea label="Notes" value="" onChange={nothing} />,
    },
  },
  {
    do: {
      text: 'It grows with several lines, so that all that was written can be read.',
      drawing: <TextArea label="Your request" value={wish} onChange={nothing} />,
    },
    dont: {
      text: 'A field of one line for the same. Its end is out of sight.',
      drawing: <TextField label="Your request" value={wish} onChange={nothing} />,
    },
  },
];
