import { type ExamplePair, nothing } from '../../stories/examples.ts';
import { drawNotification } from '../../stories/inFlow.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { InlineAlert } from './InlineAlert.tsx';

export const examples: readonly ExamplePair[] = [
  {
    do: {
      text: 'What is so comes first, then what to do, with one action.',
      drawing: (
        <InlineAlert action={{ label: 'Try Again', onAction: nothing }}>
          The latest could not be loaded. You see the benefits of this morning.
        </InlineAlert>
      ),
    },
    dont: {
      text: 'A code of a machine: Error 503. The member can do nothing with it.',
      drawing: <InlineAlert>Error 503: upstream timeout.</InlineAlert>,
    },
  },
  {
    do: {
      text: 'The outcome of an action is a Notification: it is over once it was read.',
      drawing: drawNotification({
        tone: 'success',
        title: 'Request Sent',
        text: 'The concierge writes to you today.',
      }),
    },
    dont: {
      text: 'An alert about what just happened. It stays on the page and soon is old.',
      drawing: <InlineAlert>Your request was sent.</InlineAlert>,
    },
  },
  {
    do: {
      text: 'The error of one field is below that field.',
      drawing: (
        <TextField
          label="Party size"
          value="0"
          error="Party size must be at least 1"
          onChange={nothing}
        />
      ),
    },
    dont: {
      text: 'An alert above the form for one field. The member has to look for it.',
      drawing: <InlineAlert tone="critical">Party size must be at least 1.</InlineAlert>,
    },
  },
];
