import { type ExamplePair, nothing } from '../../stories/examples.ts';
import { Checkbox } from './Checkbox.tsx';

export const examples: readonly ExamplePair[] = [
  {
    do: {
      text: 'The label says what is true when it is ticked.',
      drawing: <Checkbox label="Set as preferred payment method" checked onChange={nothing} />,
    },
    dont: {
      text: 'The label is a question: Preferred? A tick could mean anything.',
      drawing: <Checkbox label="Preferred?" checked onChange={nothing} />,
    },
  },
  {
    do: {
      text: 'It says what happens: Send me the newsletter.',
      drawing: <Checkbox label="Send me the newsletter" checked={false} onChange={nothing} />,
    },
    dont: {
      text: 'It says what does not happen. To leave it empty is then a double negative.',
      drawing: (
        <Checkbox label="Do not send me the newsletter" checked={false} onChange={nothing} />
      ),
    },
  },
  {
    do: {
      text: 'The error says what to do: Tick this to go on.',
      drawing: (
        <Checkbox
          label="I have read the house rules"
          checked={false}
          error="Tick this to go on"
          onChange={nothing}
        />
      ),
    },
    dont: {
      text: 'Required. It says what is wrong to a machine.',
      drawing: (
        <Checkbox
          label="I have read the house rules"
          checked={false}
          error="Required"
          onChange={nothing}
        />
      ),
    },
  },
];
