import { type ExamplePair, nothing } from '../../stories/examples.ts';
import { drawConfirmDialog, drawSnackbar } from '../../stories/inFlow.tsx';

export const examples: readonly ExamplePair[] = [
  {
    do: {
      text: 'The question names the thing, and the buttons say what each does: Keep Registration, Cancel Registration.',
      drawing: drawConfirmDialog({
        title: 'Cancel your registration for the Harvest Dinner?',
        text: 'Your two places go to members who wait for them.',
        cancelLabel: 'Keep Registration',
        confirmLabel: 'Cancel Registration',
      }),
    },
    dont: {
      text: 'Are you sure? with Yes and No. Nobody can tell what for without the page behind it.',
      drawing: drawConfirmDialog({
        title: 'Are you sure?',
        text: 'This action cannot be undone.',
        cancelLabel: 'No',
        confirmLabel: 'Yes',
      }),
    },
  },
  {
    do: {
      text: 'What can be undone is done at once, and a Snackbar offers Undo.',
      drawing: drawSnackbar({
        text: 'Removed from saved',
        action: { label: 'Undo', onAction: nothing },
      }),
    },
    dont: {
      text: 'A question before something harmless. Who is asked too often stops reading.',
      drawing: drawConfirmDialog({
        title: 'Remove Lume from your saved vendors?',
        confirmLabel: 'Remove',
      }),
    },
  },
];
