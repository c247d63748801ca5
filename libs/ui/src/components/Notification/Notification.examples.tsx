import { type ExamplePair, nothing } from '../../stories/examples.ts';
import { drawNotification, drawSnackbar } from '../../stories/inFlow.tsx';

export const examples: readonly ExamplePair[] = [
  {
    do: {
      text: 'A title of a word or two, then what to do next.',
      drawing: drawNotification({
        tone: 'error',
        title: 'Card Not Added',
        text: 'The bank did not accept it. Check the number and try again.',
      }),
    },
    dont: {
      text: 'Error, and something went wrong. Nobody knows what, or what to do.',
      drawing: drawNotification({ tone: 'error', title: 'Error!', text: 'Something went wrong.' }),
    },
  },
  {
    do: {
      text: 'A short note with Undo is a Snackbar.',
      drawing: drawSnackbar({
        text: 'Request discarded',
        action: { label: 'Undo', onAction: nothing },
      }),
    },
    dont: {
      text: 'A notification for a trifle. It covers more of the page than it says.',
      drawing: drawNotification({
        tone: 'success',
        title: 'Discarded',
        text: 'Your request was discarded. You can take this back if you want.',
        action: { label: 'Undo', onAction: nothing },
      }),
    },
  },
];
