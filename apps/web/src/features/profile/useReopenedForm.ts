import { findParkedDraft } from '@parlour/app/drafts';
import type { Profile } from '@parlour/contract';
import type { ParkedInput } from '@parlour/core';
import { useEffect } from 'react';
import { useServices } from '../../app/services.ts';

type OpenForm = (profile: Profile, parked: ParkedInput) => void;

/**
 * Opens a form of the profile again with what the member had typed when the session ended (WPF15).
 * @param profile the loaded profile
 */
export function useReopenedForm(
  profile: Profile | undefined,
  {
    profile: openEdit,
    changeRequest: openChangeRequest,
  }: { readonly profile: OpenForm; readonly changeRequest: OpenForm },
): void {
  const services = useServices();
  useEffect(() => {
    if (profile === undefined) return;
    void findParkedDraft(services, 'profile', 'changeRequest').then((parked) => {
      if (parked === null) return;
      if (parked.form === 'profile') openEdit(profile, parked);
      else openChangeRequest(profile, parked);
    });
  }, [services, profile, openEdit, openChangeRequest]);
}
