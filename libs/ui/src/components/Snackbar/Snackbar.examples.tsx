import { type ExamplePair, nothing } from '../../stories/examples.ts';
import { drawNotification, drawSnackbar } from '../../stories/inFlow.tsx';

const undo = { label: 'Undo', onAction: nothing };

export const examples: readonly ExamplePair[] = [
  {
    do: {
      text: 'Three to five words without a full stop, and one action.',
      drawing: drawSnackbar({ text: 'Request discarded', action: undo }),
    },
    dont: {
      text: 'Two sentences. They cannot be read before it closes.',
      drawing: drawSnackbar({
        text: 'Your request for a table at Lume was discarded. If you did not mean to do that, you can still take it back.',
        action: undo,
      }),
    },
  },
  {
    do: {
      text: 'A failure is a Notification, which stays until it is closed.',
      drawing: drawNotification({
        tone: 'error',
        title: 'Not Sent',
        text: 'The club could not be reached. Try again in a minute.',
      }),
    },
    dont: {
      text: 'A failure that goes away by itself. Who looked elsewhere believes that it worked.',
      drawing: drawSnackbar({ text: 'Request could not be sent' }),
    },
  },
];
