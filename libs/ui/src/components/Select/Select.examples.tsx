import { type ExamplePair, nothing } from '../../stories/examples.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { SegmentedChoice } from '../SegmentedChoice/SegmentedChoice.tsx';
import { Select } from './Select.tsx';

const occasions = ['Anniversary', 'Birthday', 'Business', 'Other'].map((value) => ({
  value,
  label: value,
}));
const groupings = [
  { value: 'month', label: 'Month' },
  { value: 'category', label: 'Category' },
] as const;

export const examples: readonly ExamplePair[] = [
  {
    do: {
      text: 'Before a choice it says Select. So nothing is sent that nobody chose.',
      drawing: <Select label="Occasion" options={occasions} value="" required onChange={nothing} />,
    },
    dont: {
      text: 'The first option is chosen from the start. Every dinner becomes an anniversary.',
      drawing: (
        <Select
          label="Occasion"
          options={occasions}
          value="Anniversary"
          required
          onChange={nothing}
        />
      ),
    },
  },
  {
    do: {
      text: 'The label is a noun: Occasion.',
      drawing: <Select label="Occasion" options={occasions} value="Birthday" onChange={nothing} />,
    },
    dont: {
      text: 'The label asks, and the placeholder asks again: Please choose an occasion.',
      drawing: (
        <Select
          label="Please choose an occasion from the list"
          placeholder="Please choose"
          options={occasions}
          value=""
          onChange={nothing}
        />
      ),
    },
  },
  {
    do: {
      text: 'Two values of a view side by side, in a SegmentedChoice. One press changes it.',
      drawing: (
        <SegmentedChoice label="Group by" options={groupings} value="month" onChange={nothing} />
      ),
    },
    dont: {
      text: 'A list for two values of a view. The other value is two presses away and out of sight.',
      drawing: <Select label="Group by" options={groupings} value="month" onChange={nothing} />,
    },
  },
  {
    do: {
      text: 'What is on or off is a Checkbox.',
      drawing: <Checkbox label="Set as preferred payment method" checked onChange={nothing} />,
    },
    dont: {
      text: 'A list of Yes and No.',
      drawing: (
        <Select
          label="Preferred payment method?"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
          value="yes"
          onChange={nothing}
        />
      ),
    },
  },
];
