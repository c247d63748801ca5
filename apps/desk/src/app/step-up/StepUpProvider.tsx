import { lazyOrNothing } from '@parlour/app/routing';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { StepUpContext } from './useStepUp.ts';

const StepUpDialog = lazyOrNothing(() =>
  import('./StepUpDialog.tsx').then((dialog) => dialog.StepUpDialog),
);

/** Lets the pages inside ask who is signed in to prove it again (`DKF9`). */
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
