import {
  Button,
  EmptyState,
  LinkButton,
  SectionHeading,
  Stack,
  Text,
} from '../../libs/ui/src/index.ts';
import type { ExamplePair } from '../../libs/ui/src/stories/examples.ts';

export const examples: readonly ExamplePair[] = [
  {
    do: {
      text: 'Nothing yet: it says so, and leads to where something can be had.',
      drawing: (
        <EmptyState
          title="Nothing saved yet"
          text="A press on a heart saves a vendor, an event or a guide."
          action={
            <LinkButton variant="secondary" href="#destinations">
              Browse Destinations
            </LinkButton>
          }
        />
      ),
    },
    dont: {
      text: 'A sad picture in words, and no way on.',
      drawing: <EmptyState title="Oh no! It is so empty here :(" />,
    },
  },
  {
    do: {
      text: 'Nothing fits the filters: it names them, and one press takes them away.',
      drawing: (
        <EmptyState
          title="No benefits found"
          text="None is in Wellness and Paris at once."
          action={<Button variant="secondary">Clear Filters</Button>}
        />
      ),
    },
    dont: {
      text: 'The same words as for a list that never had anything. The member thinks that the club has nothing.',
      drawing: <EmptyState title="There are no benefits" />,
    },
  },
  {
    do: {
      text: 'A section with nothing in it is left out, with its heading.',
      drawing: (
        <Stack gap={5}>
          <SectionHeading title="Upcoming Events" />
          <Text>Harvest Dinner, Saturday at 7:00 PM</Text>
        </Stack>
      ),
    },
    dont: {
      text: 'A heading and a dash for each thing that is not there.',
      drawing: (
        <Stack gap={5}>
          <SectionHeading title="Upcoming Events" />
          <Text>Harvest Dinner, Saturday at 7:00 PM</Text>
          <SectionHeading title="Gift Guides" />
          <Text tone="muted">–</Text>
          <SectionHeading title="Featured Vendors" />
          <Text tone="muted">–</Text>
        </Stack>
      ),
    },
  },
];
