import {
  ErrorState,
  InlineAlert,
  SectionHeading,
  Stack,
  Text,
  TextField,
} from '../../libs/ui/src/index.ts';
import { type ExamplePair, nothing } from '../../libs/ui/src/stories/examples.ts';
import { drawNotification } from '../../libs/ui/src/stories/inFlow.tsx';

export const examples: readonly ExamplePair[] = [
  {
    do: {
      text: 'Only what failed says so. The rest of the page is there.',
      drawing: (
        <Stack gap={5}>
          <SectionHeading title="Upcoming Events" />
          <ErrorState text="Failed to fetch events" onRetry={nothing} />
          <SectionHeading title="Member Benefits" />
          <Text>The corner table at Lume</Text>
        </Stack>
      ),
    },
    dont: {
      text: 'One call failed, and the whole page is an error.',
      drawing: (
        <ErrorState title="Something Went Wrong" text="Please try again later." onRetry={nothing} />
      ),
    },
  },
  {
    do: {
      text: 'Without network the older copy stays, and one line says how old it is.',
      drawing: (
        <Stack gap={4}>
          <InlineAlert action={{ label: 'Try Again', onAction: nothing }}>
            You are offline. You see the guide of this morning.
          </InlineAlert>
          <Text>Breakfast is best at the market, before nine.</Text>
        </Stack>
      ),
    },
    dont: {
      text: 'A member on a train sees an error in place of a guide that is on the phone.',
      drawing: <ErrorState text="No internet connection" onRetry={nothing} />,
    },
  },
  {
    do: {
      text: 'An action failed: a Notification says what to do, and the form is as it was.',
      drawing: (
        <Stack gap={4}>
          <TextField label="Card number" value="4242 4242" onChange={nothing} />
          {drawNotification({
            tone: 'error',
            title: 'Card Not Added',
            text: 'The bank did not accept it. Check the number and try again.',
          })}
        </Stack>
      ),
    },
    dont: {
      text: 'An action failed, and the page with the form is gone.',
      drawing: <ErrorState text="Your card could not be added." onRetry={nothing} />,
    },
  },
];
