import { Fragment, type ReactNode, useCallback, useRef, useState } from 'react';
import { LoadFailureAlert } from './LoadFailureAlert.tsx';

/** Renders a dialog that calls `onClosed` when it has closed. */
type RenderDialog = (onClosed: () => void) => ReactNode;

/** Shows one dialog at a time. Its code is loaded when it is opened. */
export interface DialogOnDemand {
  /** Loads a dialog and opens a new instance. It replaces the open one. */
  readonly open: (load: () => Promise<RenderDialog>) => void;
  /** The open dialog, or an alert that it could not be loaded. The caller renders it. */
  readonly dialog: ReactNode;
}

interface Opening {
  readonly id: number;
  readonly render: RenderDialog;
}

/** Opens dialogs whose code is loaded separately from their page. Shows an alert if loading fails. */
export function useDialogOnDemand(): DialogOnDemand {
  const [opening, setOpening] = useState<Opening | null>(null);
  const [hasLoadFailed, setHasLoadFailed] = useState(false);
  const latest = useRef(0);
  const open = useCallback<DialogOnDemand['open']>((load) => {
    const id = (latest.current += 1);
    setHasLoadFailed(false);
    // A dialog that was opened later wins, even if this one loads last.
    load().then(
      (render) => {
        if (id === latest.current) setOpening({ id, render });
      },
      () => {
        if (id === latest.current) setHasLoadFailed(true);
      },
    );
  }, []);
  const close = useCallback(() => setOpening(null), []);

  return {
    open,
    dialog: (
      <>
        {hasLoadFailed ? (
          <LoadFailureAlert part="form" onDismiss={() => setHasLoadFailed(false)} />
        ) : null}
        {opening === null ? null : <Fragment key={opening.id}>{opening.render(close)}</Fragment>}
      </>
    ),
  };
}
