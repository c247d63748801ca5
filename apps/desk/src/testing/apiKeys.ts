import type { ApiKey } from '@parlour/contract/staff';
import { administrator } from './people.ts';

const createdBy = {
  id: administrator.id,
  name: `${administrator.firstName} ${administrator.lastName}`,
};

/** A key that is valid, and was used. */
export const crmKey: ApiKey = {
  id: 'key-crm',
  name: 'CRM',
  permissions: ['member.read', 'member.edit'],
  hint: 'x7Qa',
  createdBy,
  createdAt: '2030-01-02T09:00:00.000Z',
  expiresAt: '2031-01-03T00:00:00.000Z',
  lastUsedAt: '2030-01-31T09:00:00.000Z',
  state: 'active',
};

/** The API keys of the club: one of each state. */
export const apiKeys: ApiKey[] = [
  crmKey,
  {
    ...crmKey,
    id: 'key-screen',
    name: 'Screen in the Hall',
    permissions: ['content.edit'],
    hint: 'Lm-2',
    createdAt: '2029-06-01T09:00:00.000Z',
    expiresAt: '2030-01-01T00:00:00.000Z',
    lastUsedAt: null,
    state: 'expired',
  },
  {
    ...crmKey,
    id: 'key-old',
    name: 'Old Reports',
    permissions: ['desk.read', 'audit.read'],
    hint: '9_kd',
    createdAt: '2029-01-01T09:00:00.000Z',
    state: 'revoked',
  },
];
