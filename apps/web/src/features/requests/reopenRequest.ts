import { findParkedDraft } from '@parlour/app/drafts';
import type { RequestType } from '@parlour/contract';
import { type ParkedInput, parseRequestOpening, type RequestContext } from '@parlour/core';
import type { Services } from '../../app/services.ts';

/** Opens the request form again with what the member had typed when the session ended, if there is any (WR18). */
export async function reopenRequest(
  services: Services,
  open: (
    requestContext: RequestContext,
    preselectedType: RequestType | null,
    parked: ParkedInput,
  ) => void,
): Promise<void> {
  const parked = await findParkedDraft(services, 'request');
  const opening = parseRequestOpening(parked?.about);
  if (parked !== null && opening !== null) {
    open(opening.requestContext, opening.preselectedType, parked);
  }
}
