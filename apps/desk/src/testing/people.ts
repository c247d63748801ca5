import type { OpenSession } from '@parlour/contract';
import type { EmailChoices, SignedInStaff, StaffKeys, StaffMember } from '@parlour/contract/staff';

export const administrator: SignedInStaff = {
  id: 'staff-1',
  email: 'ada@club.example',
  firstName: 'Ada',
  lastName: 'Marsh',
  roles: ['administrator', 'manager'],
  isSample: false,
  clubTimeZone: 'Europe/Paris',
};

export const concierge: SignedInStaff = {
  id: 'staff-2',
  email: 'desk.concierge@club.example',
  firstName: 'Theo',
  lastName: 'Lindqvist',
  roles: ['concierge'],
  isSample: true,
  clubTimeZone: 'Europe/Paris',
};

export const editor: SignedInStaff = {
  id: 'staff-3',
  email: 'desk.editor@club.example',
  firstName: 'Mira',
  lastName: 'Castellanos',
  roles: ['editor'],
  isSample: true,
  clubTimeZone: 'Europe/Paris',
};

export const sessions: OpenSession[] = [
  {
    id: 's1',
    device: 'Chrome on Windows',
    lastUsedAt: '2030-02-01T09:00:00.000Z',
    isCurrent: true,
  },
  { id: 's2', device: 'Safari on iPad', lastUsedAt: '2030-01-30T18:20:00.000Z', isCurrent: false },
];

/** What staff get emails of at first. */
export const emailChoices: EmailChoices = { assigned: true, mentioned: true, everythingNew: false };

export const staffKeys: StaffKeys = {
  passkeys: [
    {
      id: 'key-1',
      name: 'Chrome on Windows',
      createdAt: '2030-01-02T09:00:00.000Z',
      lastUsedAt: '2030-01-31T09:00:00.000Z',
    },
    {
      id: 'key-2',
      name: 'Safari on iPhone',
      createdAt: '2030-01-03T09:00:00.000Z',
      lastUsedAt: null,
    },
  ],
  hasTotp: false,
  recoveryCodesLeft: 8,
};

const { isSample: _a, ...ada } = administrator;
const { isSample: _t, ...theo } = concierge;
const { isSample: _m, ...mira } = editor;

export const staff: StaffMember[] = [
  { ...ada, status: 'active' },
  { ...theo, status: 'active' },
  { ...mira, status: 'invited' },
  {
    id: 'staff-4',
    email: 'paul@club.example',
    firstName: 'Paul',
    lastName: 'Ferrer',
    roles: ['manager'],
    status: 'ended',
  },
];
