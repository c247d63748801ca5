import type { ClubContents, OperationCheck, StaffSettings } from '@parlour/contract/staff';

const byDefault = (value: string | null, variable: string | null) => ({
  value,
  source: 'default' as const,
  variable,
});

/** The settings of a club that nobody has set up, with the sample club in it. */
export const settings: StaffSettings = {
  version: 0,
  settings: {
    clubName: byDefault('Parlour', 'CLUB_NAME'),
    clubAddress: byDefault('1 Garden Row\nLondon W1\nUnited Kingdom', 'CLUB_ADDRESS'),
    timeZone: byDefault('UTC', null),
    currency: byDefault(null, null),
    staffEmail: { value: 'desk@house.example', source: 'environment', variable: 'STAFF_EMAIL' },
    clubPhone: byDefault(null, 'CLUB_PHONE'),
    newsletterUrl: byDefault(null, 'NEWSLETTER_URL'),
    membershipUrl: byDefault(null, 'MEMBERSHIP_URL'),
    accent: byDefault(null, null),
  },
  logoUrl: null,
  firstRun: null,
  hasSample: true,
};

/** What a server on a developer's machine has. */
export const operationChecks: readonly OperationCheck[] = [
  {
    name: 'mail',
    state: 'incomplete',
    message: 'Emails become files on the server, and nobody gets them. Set SMTP_URL.',
    variable: 'SMTP_URL',
  },
  {
    name: 'storage',
    state: 'works',
    message: 'A file was written to the data folder, read and removed.',
    variable: 'FILES_URL',
  },
  {
    name: 'database',
    state: 'works',
    message: 'The database responds.',
    variable: 'DATABASE_URL',
  },
  {
    name: 'backup',
    state: 'failed',
    message:
      'The last backup was made at 2030-01-30 02:30 UTC, more than 26 hours ago. Find out why none was made since.',
    variable: null,
  },
  {
    name: 'disk',
    state: 'attention',
    message: 'Only 1.4 GB are free for /var/lib/parlour. Make room: a full disk stops every write.',
    variable: 'DATA_DIR',
  },
  {
    name: 'clock',
    state: 'unknown',
    message: 'There is no other clock to compare with. Let the machine synchronize its own (NTP).',
    variable: null,
  },
];

/** A club with one of each kind. */
export const contents: ClubContents = {
  hasBegun: true,
  members: 1,
  vendors: 1,
  benefits: 1,
  events: 1,
  destinations: 1,
  giftGuides: 1,
};
