import { type ExamplePair, nothing } from '../../stories/examples.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Select } from '../Select/Select.tsx';
import { SegmentedChoice } from './SegmentedChoice.tsx';

const optionsOf = (...labels: readonly string[]) =>
  labels.map((label) => ({ value: label, label }));
const occasions = ['Anniversary', 'Birthday', 'Business', 'Other'] as const;

export const examples: readonly ExamplePair[] = [
  {
    do: {
      text: 'Two or three choices of one word.',
      drawing: (
        <SegmentedChoice
          label="Group by"
          options={optionsOf('Month', 'Category')}
          value="Month"
          onChange={nothing}
        />
      ),
    },
    dont: {
      text: 'Whole phrases. They do not fit beside each other on a phone.',
      drawing: (
        <SegmentedChoice
          label="Show"
          options={optionsOf('Grouped by their month', 'Grouped by category')}
          value="Grouped by their month"
          onChange={nothing}
        />
      ),
    },
  },
  {
    do: {
      text: 'A value of a form is a Select, which is sent with the form.',
      drawing: (
        <Select
          label="Occasion"
          options={optionsOf(...occasions)}
          value="Birthday"
          onChange={nothing}
        />
      ),
    },
    dont: {
      text: 'Four choices in a form. It seems that a press already does something.',
      drawing: (
        <SegmentedChoice
          label="Occasion"
          options={optionsOf(...occasions)}
          value="Birthday"
          onChange={nothing}
        />
      ),
    },
  },
  {
    do: {
      text: 'What is on or off is a Checkbox.',
      drawing: <Checkbox label="Show past events" checked={false} onChange={nothing} />,
    },
    dont: {
      text: 'On and Off as two choices.',
      drawing: (
        <SegmentedChoice
          label="Past events"
          options={optionsOf('On', 'Off')}
          value="Off"
          onChange={nothing}
        />
      ),
    },
  },
];
