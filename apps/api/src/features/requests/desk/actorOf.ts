import type { RequestActor } from '@parlour/core';
import { mayDo } from '@parlour/core/staff';
import type { Staff } from '../../../access/principal.ts';

/**
 * Returns one of the staff as the machine of a request's life needs them.
 *
 * @param assigneeId - who has the request. Null for nobody.
 */
export function actorOf({ staffId, roles }: Staff, assigneeId: string | null): RequestActor {
  return {
    kind: 'staff',
    permissions: (['desk.reply', 'desk.assign'] as const).filter((each) => mayDo(roles, each)),
    isHolder: assigneeId === staffId,
  };
}
