import type { Call } from '../../call.ts';
import { auditPageSchema, auditQuerySchema } from '../auditEntry.ts';

/** Lists a page of the audit trail, the newest entries first. */
export const listAuditEntries = {
  method: 'GET',
  path: '/api/staff/audit',
  access: { kind: 'staff', permission: 'audit.read', apiKeys: true },
  summary: 'A page of the audit trail, the newest entries first.',
  failure: 'The audit trail could not be loaded.',
  query: auditQuerySchema,
  data: auditPageSchema,
} as const satisfies Call;
