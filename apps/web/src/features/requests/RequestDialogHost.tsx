import { useDialogOnDemand } from '@parlour/app/dialogs';
import { type ReactNode, useCallback } from 'react';
import { useLocation } from 'react-router';
import { type OpenRequest, OpenRequestContext } from './useOpenRequest.ts';

/** Hosts the request form. Its descendants open the form with `useOpenRequest`. */
export function RequestDialogHost({ children }: { children: ReactNode }) {
  const { open, dialog } = useDialogOnDemand();
  const { key } = useLocation();
  const openRequest = useCallback<OpenRequest>(
    (about, preselectedType = null) =>
      open(async () => {
        const { RequestDialog } = await import('./RequestDialog.tsx');
        return (onClosed) => (
          <RequestDialog
            requestContext={about}
            preselectedType={preselectedType}
            openedOn={key}
            onClosed={onClosed}
          />
        );
      }),
    [open, key],
  );
  return (
    <OpenRequestContext value={openRequest}>
      {children}
      {dialog}
    </OpenRequestContext>
  );
}
