import { type ExamplePair, nothing } from '../../stories/examples.ts';
import { FilterBar } from '../FilterBar/FilterBar.tsx';
import { Text } from '../Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

const named = (...labels: readonly string[]) => labels.map((label) => ({ name: label, label }));
const choices = ['All', 'Hotels', 'Dining', 'Wellness'].map((value) => ({ value, label: value }));

export const examples: readonly ExamplePair[] = [
  {
    do: {
      text: 'Two views of one thing, each in a word. The one used most is first.',
      drawing: (
        <Tabs label="To the member" tabs={named('Reply', 'Note')} shown="Reply" onShow={nothing}>
          <Text>Dear Rosalind, the table is yours.</Text>
        </Tabs>
      ),
    },
    dont: {
      text: 'Tabs with sentences. They break over two lines, and nobody compares them.',
      drawing: (
        <Tabs
          label="To the member"
          tabs={named('Write a reply to the member', 'Write a note for colleagues only')}
          shown="Write a reply to the member"
          onShow={nothing}
        >
          <Text>Dear Rosalind, the table is yours.</Text>
        </Tabs>
      ),
    },
  },
  {
    do: {
      text: 'A list is narrowed by a FilterBar, which says what is chosen and has All.',
      drawing: <FilterBar label="Category" options={choices} value="All" onChange={nothing} />,
    },
    dont: {
      text: 'Tabs as filters. There is no All, and the panel is the same list.',
      drawing: (
        <Tabs
          label="Category"
          tabs={named('Hotels', 'Dining', 'Wellness')}
          shown="Hotels"
          onShow={nothing}
        >
          <Text>Casa do Mirante</Text>
        </Tabs>
      ),
    },
  },
];
