import { Fragment, type ReactNode, useCallback, useRef, useState } from 'react';
import { LoadFailureAlert, type LoadFailureAlertProps } from './LoadFailureAlert.tsx';

/** Renders a dialog that calls `onClosed` when it has closed. */
type RenderDialog = (onClosed: () => void) => ReactNode;

/** Shows one dialog at a time. Its code is loaded when it is opened. */
export interface DialogOnDemand {
  /** Loads a dialog and opens a new instance. It replaces the open one. The part is what an alert calls it. */
  readonly open: (load: () => Promise<RenderDialog>, part?: Part) => void;
  /** The open dialog, or an alert that it could not be loaded. The caller renders it. */
  readonly dialog: ReactNode;
}

type Part = LoadFailureAlertProps['part'];

interface Opening {
  readonly id: number;
  readonly render: RenderDialog;
}

/** Opens dialogs whose code is loaded separately from their page. Shows an alert if loading fails. */
export function useDialogOnDemand(): DialogOnDemand {
  const [opening, setOpening] = useState<Opening | null>(null);
  const [missing, setMissing] = useState<Part | null>(null);
  const latest = useRef(0);
  const open = useCallback<DialogOnDemand['open']>((load, part = 'form') => {
    const id = (latest.current += 1);
    setMissing(null);
    // A dialog that was opened later wins, even if this one loads last.
    load().then(
      (render) => {
        if (id === latest.current) setOpening({ id, render });
      },
      () => {
        if (id === latest.current) setMissing(part);
      },
    );
  }, []);
  const close = useCallback(() => setOpening(null), []);

  return {
    open,
    dialog: (
      <>
        {missing === null ? null : (
          <LoadFailureAlert part={missing} onDismiss={() => setMissing(null)} />
        )}
        {opening === null ? null : <Fragment key={opening.id}>{opening.render(close)}</Fragment>}
      </>
    ),
  };
}
