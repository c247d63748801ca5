import type { ExamplePair } from '../../stories/examples.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Spinner } from './Spinner.tsx';

export const examples: readonly ExamplePair[] = [
  {
    do: {
      text: 'Beside the shapes of what is coming. Its label is for screen readers: Loading benefits.',
      drawing: (
        <Stack gap={3}>
          <Spinner label="Loading benefits" />
          <Skeleton shape="title" width="half" />
          <Skeleton />
        </Stack>
      ),
    },
    dont: {
      text: 'Alone on an empty page, with words that say nothing: Please wait.',
      drawing: <Spinner label="Please wait..." showLabel />,
    },
  },
  {
    do: {
      text: 'Where it is known how far something is, a ProgressBar shows it.',
      drawing: <ProgressBar label="Uploading passport.pdf" value={0.4} />,
    },
    dont: {
      text: 'A ring for an upload of a minute. Nobody knows whether it moves on.',
      drawing: <Spinner label="Uploading passport.pdf" showLabel />,
    },
  },
];
