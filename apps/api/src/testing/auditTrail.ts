import { randomUUID } from 'node:crypto';
import { webhookListener } from '../features/staff/webhooks/tellWebhooks.ts';
import type { AuditTrail } from '../http/audit/audit.ts';

/** The audit trail of what a test does itself. No key of a server chains it. */
export const testAuditTrail: AuditTrail = {
  secrets: { keyedHash: () => randomUUID() },
  listener: webhookListener,
};
