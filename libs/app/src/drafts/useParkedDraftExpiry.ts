import { isParkedTimeOver } from '@parlour/core';
import { useEffect } from 'react';
import { useAppServices } from '../session/services.ts';

const CHECK_INTERVAL = 60_000;

/** Drops a parked draft after a day, also while the page stays open (core/forms-9). */
export function useParkedDraftExpiry(): void {
  const { tabStorage, storageKeys } = useAppServices();
  useEffect(() => {
    const key = storageKeys.parkedDraft;
    const check = () => {
      const sealed = tabStorage.getItem(key);
      if (sealed !== null && isParkedTimeOver(sealed, Date.now())) tabStorage.removeItem(key);
    };
    check();
    const timer = setInterval(check, CHECK_INTERVAL);
    return () => clearInterval(timer);
  }, [tabStorage, storageKeys]);
}
