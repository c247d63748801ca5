import type { ExamplePair } from '../../stories/examples.ts';
import { DefinitionList } from './DefinitionList.tsx';

export const examples: readonly ExamplePair[] = [
  {
    do: {
      text: 'Labels of one or two words without a colon.',
      drawing: (
        <DefinitionList
          items={[
            { label: 'Begins', value: 'Saturday at 7:00 PM' },
            { label: 'Place', value: 'The orangery' },
          ]}
        />
      ),
    },
    dont: {
      text: 'Labels that ask. The facts are hard to find beside them.',
      drawing: (
        <DefinitionList
          items={[
            { label: 'When does the event begin?', value: 'Saturday at 7:00 PM' },
            { label: 'Where does it take place?', value: 'The orangery' },
          ]}
        />
      ),
    },
  },
  {
    do: {
      text: 'What is not known is left out.',
      drawing: <DefinitionList items={[{ label: 'Place', value: 'The orangery' }]} />,
    },
    dont: {
      text: 'A dash for what is not known.',
      drawing: (
        <DefinitionList
          items={[
            { label: 'Place', value: 'The orangery' },
            { label: 'Dress', value: '–' },
            { label: 'Price', value: '–' },
          ]}
        />
      ),
    },
  },
];
