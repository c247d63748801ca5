import * as staff from '@parlour/contract/staff';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Lists a page of the audit trail, the newest entries first. */
export const listAuditEntries: ClientFunction<typeof staff.listAuditEntries> = clientFunction(
  staff.listAuditEntries,
  'The audit trail could not be loaded.',
);
