import { useDialogOnDemand } from '@parlour/app/dialogs';
import { laterOrNothing } from '@parlour/app/routing';
import type { RequestReceipt, RequestType } from '@parlour/contract';
import type { ParkedInput, RequestContext } from '@parlour/core';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useServices } from '../../app/services.ts';
import { OpenDialogContext } from '../../components/useOpenDialog.ts';
import { REQUEST_DRAFT_KEY } from '../../app/session/storageKeys.ts';
import { OpenRequestContext } from './useOpenRequest.ts';

// Few visits send a request, so its code loads on demand.
const loadForm = () => import('./RequestDialog.tsx');
const SentRequestLine = laterOrNothing(
  async () => (await import('./SentRequestLine.tsx')).SentRequestLine,
);

/**
 * Hosts the request form, and what `useOpenDialog` opens. Its descendants open the form with `useOpenRequest`, and it opens
 * by itself with what was typed before the session ended, or the page was reloaded or left. After the form, a line says what
 * was sent until it is closed or the page is left.
 */
export function RequestDialogHost({ children }: { children: ReactNode }) {
  const { open, dialog } = useDialogOnDemand();
  const { key } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const [sent, setSent] = useState<RequestReceipt | null>(null);
  const [page, setPage] = useState(key);
  if (page !== key) {
    setPage(key);
    setSent(null);
  }
  const openRequest = useCallback(
    (
      about: RequestContext,
      preselectedType: RequestType | null = null,
      parked: ParkedInput | null = null,
    ) =>
      open(async () => {
        const { RequestDialog } = await loadForm();
        setIsOpen(true);
        return (close) => (
          <RequestDialog
            requestContext={about}
            preselectedType={preselectedType}
            parked={parked}
            openedOn={key}
            onSent={setSent}
            onClosed={() => {
              setIsOpen(false);
              close();
            }}
          />
        );
      }),
    [open, key],
  );
  const services = useServices();
  useEffect(() => {
    const { tabStorage, storageKeys } = services;
    const isStored = (key: string) => tabStorage.getItem(key) !== null;
    // What an open form stores is its own.
    if (isOpen || ![storageKeys.parkedDraft, REQUEST_DRAFT_KEY].some(isStored)) return;
    loadForm().then(
      ({ reopenRequest }) => reopenRequest(services, openRequest),
      // The next page tries again.
      () => undefined,
    );
  }, [services, openRequest, isOpen]);
  return (
    <OpenRequestContext value={openRequest}>
      <OpenDialogContext value={open}>{children}</OpenDialogContext>
      {dialog}
      {sent === null ? null : (
        <SentRequestLine sent={sent} isShown={!isOpen} onDismiss={() => setSent(null)} />
      )}
    </OpenRequestContext>
  );
}
