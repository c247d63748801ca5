import type { ExamplePair } from '../../stories/examples.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { SectionHeading } from './SectionHeading.tsx';

export const examples: readonly ExamplePair[] = [
  {
    do: {
      text: 'A noun in title case, and at most one action that leads to the whole section.',
      drawing: (
        <SectionHeading
          title="Featured Benefits"
          action={{ label: 'View All', href: '#benefits' }}
        />
      ),
    },
    dont: {
      text: 'A sentence. It is read again and again, and says no more than its noun.',
      drawing: (
        <SectionHeading
          title="Here are some benefits that we have picked for you"
          action={{ label: 'Click here to see more', href: '#benefits' }}
        />
      ),
    },
  },
  {
    do: {
      text: 'Sections of a page, each with things in it.',
      drawing: (
        <Stack gap={4}>
          <SectionHeading title="Upcoming Events" />
          <Text>Harvest Dinner, Saturday at 7:00 PM</Text>
        </Stack>
      ),
    },
    dont: {
      text: 'A heading with nothing below it.',
      drawing: (
        <Stack gap={4}>
          <SectionHeading title="Upcoming Events" />
          <SectionHeading title="Past Events" />
        </Stack>
      ),
    },
  },
];
