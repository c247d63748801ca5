import type { AuditEntry } from '@parlour/contract/staff';
import { administrator, concierge } from './people.ts';

const entry: AuditEntry = {
  number: 42,
  at: '2030-02-01T08:30:00.000Z',
  actor: `staff:${concierge.id}`,
  actorName: `${concierge.firstName} ${concierge.lastName}`,
  action: 'request.moved',
  subject: 'request:r1',
  subjectName: 'RQ-7K2M9X',
  reason: null,
  fields: [],
  requestId: 'req-7f3a',
};

/** Entries of the audit trail, the newest first. */
export const auditEntries: AuditEntry[] = [
  entry,
  {
    ...entry,
    number: 41,
    at: '2030-02-01T08:25:00.000Z',
    actor: `staff:${administrator.id}`,
    actorName: `${administrator.firstName} ${administrator.lastName}`,
    action: 'staff.changed',
    subject: `staff:${concierge.id}`,
    subjectName: `${concierge.firstName} ${concierge.lastName}`,
    fields: ['concierge', 'manager'],
  },
  {
    ...entry,
    number: 40,
    at: '2030-02-01T08:20:00.000Z',
    actor: 'operator:end-sessions',
    actorName: null,
    action: 'sessions.ended',
    subject: 'member:m5',
    subjectName: 'Ines Calloway',
    reason: 'A phone was lost.',
    requestId: null,
  },
  {
    ...entry,
    number: 39,
    at: '2030-02-01T08:12:00.000Z',
    actor: 'member:m1',
    actorName: 'Grace Okafor',
    action: 'request.submitted',
  },
  {
    ...entry,
    number: 38,
    at: '2030-02-01T03:00:00.000Z',
    actor: 'system',
    subject: 'request:r8',
    subjectName: 'RQ-3H8T2C',
    actorName: null,
    requestId: null,
  },
];
