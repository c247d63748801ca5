import { type ExamplePair, nothing } from '../../stories/examples.ts';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { EmptyState } from './EmptyState.tsx';

export const examples: readonly ExamplePair[] = [
  {
    do: {
      text: 'It says what is not there, and offers what leads on: Clear Filters.',
      drawing: (
        <EmptyState
          title="No benefits found"
          text="None is in Wellness and Paris at once."
          action={<Button variant="secondary">Clear Filters</Button>}
        />
      ),
    },
    dont: {
      text: 'No data. That is what a machine sees, and the page ends there.',
      drawing: <EmptyState title="No data" />,
    },
  },
  {
    do: {
      text: 'Where the list could not be loaded, an ErrorState says so.',
      drawing: <ErrorState text="Failed to fetch events" onRetry={nothing} />,
    },
    dont: {
      text: 'No events found, although the call failed. The member believes it.',
      drawing: <EmptyState title="No events found" />,
    },
  },
];
