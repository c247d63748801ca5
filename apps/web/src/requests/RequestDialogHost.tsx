import type { RequestType } from '@parlour/contract';
import type { RequestContext } from '@parlour/core';
import { Banner } from '@parlour/ui';
import { type ReactNode, useCallback, useState } from 'react';
import * as styles from './RequestDialogHost.css.ts';
import { type OpenRequest, OpenRequestContext } from './useOpenRequest.ts';

const loadDialog = async () => (await import('./RequestDialog.tsx')).RequestDialog;

interface Opening {
  readonly id: number;
  readonly Dialog: Awaited<ReturnType<typeof loadDialog>>;
  readonly about: RequestContext;
  readonly preselectedType: RequestType | null;
}

/**
 * Holds the request form, which whatever is inside opens by `useOpenRequest`. The form's code is loaded when it is first
 * opened; where it can't be, a notice says so and the page stays.
 */
export function RequestDialogHost({ children }: { children: ReactNode }) {
  const [opening, setOpening] = useState<Opening | null>(null);
  const [isOutOfReach, setOutOfReach] = useState(false);
  const openRequest = useCallback<OpenRequest>((about, preselectedType = null) => {
    setOutOfReach(false);
    loadDialog().then(
      (Dialog) =>
        setOpening((last) => ({ id: (last?.id ?? 0) + 1, Dialog, about, preselectedType })),
      () => setOutOfReach(true),
    );
  }, []);

  return (
    <OpenRequestContext value={openRequest}>
      {children}
      {isOutOfReach ? (
        <div className={styles.notice}>
          <Banner
            tone="critical"
            action={{ label: 'Dismiss', onAction: () => setOutOfReach(false) }}
          >
            The request form could not be opened. Please check your connection and try again.
          </Banner>
        </div>
      ) : null}
      {opening === null ? null : (
        <opening.Dialog
          key={opening.id}
          about={opening.about}
          preselectedType={opening.preselectedType}
          onClosed={() => setOpening(null)}
        />
      )}
    </OpenRequestContext>
  );
}
