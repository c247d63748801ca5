import { lazyOrNothing } from '@parlour/app/routing';
import { Button, Stack } from '@parlour/ui';
import { Suspense, useState } from 'react';
import type { CancellationQuestionProps } from './CancellationQuestion.tsx';

/** Few visits cancel, so the question's code is not part of the page's. */
const CancellationQuestion = lazyOrNothing(
  async () => (await import('./CancellationQuestion.tsx')).CancellationQuestion,
);

export type CancellationViewProps = Omit<CancellationQuestionProps, 'move'> & {
  /** What the member can do to end the request; null for nothing. */
  move: CancellationQuestionProps['move'] | null;
  /** Called when the member wants to cancel the request. */
  onCancel: () => void;
};

/** The button that cancels a request, and its question. */
export function CancellationView({ move, onCancel, ...question }: CancellationViewProps) {
  // The dialog stays from the first question on, so that it can close and return the focus.
  const [asked, setAsked] = useState(move);
  if (move !== null && move !== asked) setAsked(move);
  const [wasAsked, setWasAsked] = useState(false);
  if (question.stage !== 'idle' && !wasAsked) setWasAsked(true);
  return (
    <>
      {move === null ? null : (
        <Stack align="start">
          <Button changes variant="quiet" size="small" onClick={onCancel}>
            {move === 'cancel' ? 'Cancel This Request' : 'Ask to Cancel'}
          </Button>
        </Stack>
      )}
      {wasAsked && asked !== null ? (
        <Suspense fallback={null}>
          <CancellationQuestion move={asked} {...question} />
        </Suspense>
      ) : null}
    </>
  );
}
