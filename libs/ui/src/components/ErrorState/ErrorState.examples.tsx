import { type ExamplePair, nothing } from '../../stories/examples.ts';
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { ErrorState } from './ErrorState.tsx';

export const examples: readonly ExamplePair[] = [
  {
    do: {
      text: 'What did not happen, in one sentence, with Retry.',
      drawing: <ErrorState text="Failed to fetch benefits" onRetry={nothing} />,
    },
    dont: {
      text: 'Codes and technical words, and no way to try again but to leave.',
      drawing: (
        <ErrorState
          title="Oops! Error 503"
          text="Upstream timeout after 30000 ms."
          action={<TextLink href="#home">Home</TextLink>}
        />
      ),
    },
  },
  {
    do: {
      text: 'An older copy is shown, with an InlineAlert above it.',
      drawing: (
        <Stack gap={4}>
          <InlineAlert action={{ label: 'Try Again', onAction: nothing }}>
            The latest could not be loaded. You see the events of this morning.
          </InlineAlert>
          <Text>Harvest Dinner, Saturday at 7:00 PM</Text>
          <Text>A morning at the archive, Sunday at 10:00 AM</Text>
        </Stack>
      ),
    },
    dont: {
      text: 'The older copy is thrown away for the sake of an error.',
      drawing: <ErrorState text="Failed to fetch events" onRetry={nothing} />,
    },
  },
];
