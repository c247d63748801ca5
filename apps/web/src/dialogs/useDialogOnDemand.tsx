import { Banner } from '@parlour/ui';
import { Fragment, type ReactNode, useCallback, useRef, useState } from 'react';
import * as styles from './useDialogOnDemand.css.ts';

/** Draws a dialog that calls `onClosed` once it has ended. */
type DrawDialog = (onClosed: () => void) => ReactNode;

/** A place for one dialog at a time, whose code is loaded when it is opened. */
export interface DialogOnDemand {
  /** Loads a dialog and opens it, anew each time. It takes the place of the one that is open. */
  readonly open: (load: () => Promise<DrawDialog>) => void;
  /** The open dialog, or the notice that it could not be loaded; to be drawn by whoever opens it. */
  readonly dialog: ReactNode;
}

interface Opening {
  readonly id: number;
  readonly draw: DrawDialog;
}

/** Opens dialogs whose code is not part of their page. Where it can't be loaded a notice says so, and the page stays. */
export function useDialogOnDemand(): DialogOnDemand {
  const [opening, setOpening] = useState<Opening | null>(null);
  const [isOutOfReach, setOutOfReach] = useState(false);
  const latest = useRef(0);
  const open = useCallback<DialogOnDemand['open']>((load) => {
    const id = (latest.current += 1);
    setOutOfReach(false);
    // However late this one comes, one that was opened after it stays.
    load().then(
      (draw) => {
        if (id === latest.current) setOpening({ id, draw });
      },
      () => {
        if (id === latest.current) setOutOfReach(true);
      },
    );
  }, []);
  const end = useCallback(() => setOpening(null), []);

  return {
    open,
    dialog: (
      <>
        {isOutOfReach ? <OutOfReachNotice onDismiss={() => setOutOfReach(false)} /> : null}
        {opening === null ? null : <Fragment key={opening.id}>{opening.draw(end)}</Fragment>}
      </>
    ),
  };
}

function OutOfReachNotice({ onDismiss }: { onDismiss: () => void }) {
  return (
    <div className={styles.notice}>
      <Banner tone="critical" action={{ label: 'Dismiss', onAction: onDismiss }}>
        The form could not be opened. Please check your connection and try again.
      </Banner>
    </div>
  );
}
