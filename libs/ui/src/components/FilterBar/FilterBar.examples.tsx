import { type ExamplePair, nothing } from '../../stories/examples.ts';
import { SegmentedChoice } from '../SegmentedChoice/SegmentedChoice.tsx';
import { FilterBar } from './FilterBar.tsx';

const optionsOf = (...labels: readonly string[]) =>
  labels.map((label) => ({ value: label, label }));

export const examples: readonly ExamplePair[] = [
  {
    do: {
      text: 'All is the first choice, and one is always chosen.',
      drawing: (
        <FilterBar
          label="Category"
          options={optionsOf('All', 'Hotels', 'Dining')}
          value="All"
          onChange={nothing}
        />
      ),
    },
    dont: {
      text: 'No All, and nothing is chosen. Nobody knows what the list shows.',
      drawing: (
        <FilterBar
          label="Category"
          options={optionsOf('Hotels', 'Dining', 'Wellness')}
          value=""
          onChange={nothing}
        />
      ),
    },
  },
  {
    do: {
      text: 'One or two words for each.',
      drawing: (
        <FilterBar
          label="Place"
          options={optionsOf('All', 'Lisbon', 'Paris')}
          value="Lisbon"
          onChange={nothing}
        />
      ),
    },
    dont: {
      text: 'Phrases. The row scrolls before the third choice.',
      drawing: (
        <FilterBar
          label="Place"
          options={optionsOf(
            'Everything that the club has',
            'In Lisbon and its surroundings',
            'In Paris and its surroundings',
          )}
          value="In Lisbon and its surroundings"
          onChange={nothing}
        />
      ),
    },
  },
  {
    do: {
      text: 'How a list is arranged is a SegmentedChoice, which shows its label.',
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
      text: 'The same as filters. Month and Category look like things of the list.',
      drawing: (
        <FilterBar
          label="Group by"
          options={optionsOf('Month', 'Category')}
          value="Month"
          onChange={nothing}
        />
      ),
    },
  },
];
