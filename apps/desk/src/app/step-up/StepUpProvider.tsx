import { lazyOr } from '@parlour/app/routing';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { StepUpDialogProps } from './StepUpDialog.tsx';
import { StepUpContext } from './useStepUp.ts';

/** Cancels the proof that cannot be asked for. */
function MissingDialog({ onCancel }: StepUpDialogProps) {
  useEffect(onCancel, [onCancel]);
  return null;
}

const StepUpDialog = lazyOr<StepUpDialogProps>(
  () => import('./StepUpDialog.tsx').then((dialog) => dialog.StepUpDialog),
  MissingDialog,
);

/** Lets the pages inside ask who is signed in to prove it again (`desk/app-11`). */
export function StepUpProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const settle = useRef<(isProved: boolean) => void>(() => undefined);
  const ask = () =>
    new Promise<boolean>((resolve) => {
      settle.current = resolve;
      setOpen(true);
    });
  const close = (isProved: boolean) => {
    setOpen(false);
    settle.current(isProved);
  };
  return (
    <StepUpContext value={ask}>
      {children}
      {isOpen ? (
        <Suspense>
          <StepUpDialog onProved={() => close(true)} onCancel={() => close(false)} />
        </Suspense>
      ) : null}
    </StepUpContext>
  );
}
