import { Button, InlineAlert, Stack, Text } from '@parlour/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { DeskHeading } from '../../../app/DeskHeading.tsx';
import * as styles from './BeginView.css.ts';

/** The steps of the first run, in their order. */
export const beginSteps = [
  { name: 'choice', title: 'Welcome. How does the club begin?' },
  { name: 'details', title: 'What is the club called?' },
  { name: 'look', title: 'How does it look?' },
  { name: 'operation', title: 'Is the server ready for members?' },
] as const;

/** A step of the first run. */
type BeginStep = (typeof beginSteps)[number]['name'];

export type BeginViewProps = {
  /** The step that is shown. */
  step: BeginStep;
  /** Whether the last step leads to the import. */
  leadsToImport: boolean;
  /** Whether what was typed is being saved. */
  isPending?: boolean;
  /** Why it was not saved. Null for nothing. */
  failure?: string | null;
  /** Opens the step before. What was typed stays. */
  onBack: () => void;
  /** Saves what was typed, and opens the next step, or the desk after the last. */
  onNext: () => void;
  /** The form of the step. */
  children: ReactNode;
};

/** One step of the first run, with the way on. The first step goes on by its own choice (`desk/settings-8`). */
export function BeginView(props: BeginViewProps) {
  const {
    step,
    leadsToImport,
    isPending = false,
    failure = null,
    onBack,
    onNext,
    children,
  } = props;
  const index = beginSteps.findIndex(({ name }) => name === step);
  const isLast = index === beginSteps.length - 1;
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (index === 0) return;
    // The focus alone would scroll a step taller than the window until its title is out of view.
    top.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [index]);
  return (
    <div ref={top} tabIndex={-1} className={styles.step}>
      <Stack gap={6}>
        <Text tone="muted">
          Step {index + 1} of {beginSteps.length}
        </Text>
        <DeskHeading title={beginSteps[index]?.title ?? ''} />
        {children}
        {failure === null ? null : (
          <InlineAlert tone="critical">{`It was not saved: ${failure}`}</InlineAlert>
        )}
        {step === 'choice' ? null : (
          <Stack direction="row" gap={4} justify="between">
            <Button variant="secondary" onClick={onBack}>
              Back
            </Button>
            <Button isPending={isPending} pendingLabel="Saving..." onClick={onNext}>
              {labelOf(isLast, leadsToImport)}
            </Button>
          </Stack>
        )}
      </Stack>
    </div>
  );
}

function labelOf(isLast: boolean, leadsToImport: boolean): string {
  if (!isLast) return 'Next';
  return leadsToImport ? 'Go to the Import' : 'Open the Desk';
}
