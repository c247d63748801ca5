import type {
  DeskChangeRequest,
  DeskMember,
  MemberCard,
  MemberDocument,
  MemberInvitations,
  MemberPage,
} from '@parlour/contract/staff';
import type { MemberViewProps } from '../features/requests/member/MemberView.tsx';
import { requests, requestTime } from './requests.ts';

/** The member of the requests in stories and tests. */
export const member: DeskMember = {
  id: 'm1',
  firstName: 'Grace',
  lastName: 'Okafor',
  isActive: true,
  status: 'active',
  version: 3,
  crmId: 'CRM-10418',
  invitedAt: null,
  suspendedAt: null,
  endedAt: null,
  hasSignedIn: true,
  isSignInDisabled: false,
  memberSince: '2019-05-01',
  dateOfBirth: '1981-03-04',
  email: 'grace@example.com',
  phone: '+1 617 555 0142',
  professional: { company: 'Okafor Architects', title: 'Partner', workEmail: null },
  address: {
    street: '12 Quay Street',
    city: 'Boston',
    state: 'MA',
    zipCode: '02110',
    country: 'United States',
  },
  requests: requests.filter((request) => request.member.id === 'm1'),
  registrations: [
    {
      confirmationNumber: 'RG-4K7P7QXM9R',
      registeredAt: '2030-01-12T10:00:00.000Z',
      event: {
        id: 'e7',
        title: 'Candlemas Concert',
        imageUrl: null,
        location: 'Town Hall',
        startDate: '2030-02-02T19:00:00.000Z',
        endDate: null,
        timeZone: 'UTC',
      },
    },
  ],
  redemptions: [
    {
      redeemedAt: '2030-01-15T10:00:00.000Z',
      expiresAt: '2030-02-15T00:00:00.000Z',
      benefit: {
        id: 'b1',
        title: 'A night more',
        provider: 'Hotel Aurora',
        value: 'The third night is free',
        imageUrl: null,
        expiresAt: null,
      },
    },
  ],
};

export const cards: MemberCard[] = [
  { id: 'c1', brand: 'Visa', lastFour: '4242', expiryMonth: 5, expiryYear: 2032 },
];

export const documents: MemberDocument[] = [
  { id: 'd1', title: 'Passport', extension: 'pdf', createdAt: '2029-11-02T09:00:00.000Z' },
];

/** What the view of a member shows to a manager once all is loaded. */
export const memberProps: MemberViewProps = {
  member: { state: 'loaded', data: member, outdated: null },
  cards: { state: 'loaded', data: cards, outdated: null },
  documents: { state: 'loaded', data: documents, outdated: null },
  now: requestTime,
  timeZone: 'UTC',
  onOpenDocument: () => undefined,
};

/** A page of the list of members, with each status. */
export const memberPage: MemberPage = {
  members: [
    {
      id: 'm2',
      name: 'Bram Achterberg',
      email: 'bram@example.com',
      phone: null,
      status: 'invited',
    },
    {
      id: 'm3',
      name: 'Iris Calloway',
      email: 'iris@example.com',
      phone: '+44 20 7946 0000',
      status: 'suspended',
    },
    { id: 'm4', name: 'Otto Lang', email: 'otto@example.com', phone: null, status: 'ended' },
    {
      id: 'm1',
      name: 'Grace Okafor',
      email: 'grace@example.com',
      phone: '+1 617 555 0142',
      status: 'active',
    },
  ],
  next: null,
  isMailFiled: false,
};

/** Who was not invited: nobody has begun to invite them. */
export const invitations: MemberInvitations = { notInvited: 290, run: null, isMailFiled: false };

/** Open change requests, one of each kind. */
export const changeRequests: readonly [DeskChangeRequest, ...DeskChangeRequest[]] = [
  {
    id: 'cr1',
    version: 1,
    member: {
      id: 'm1',
      firstName: 'Grace',
      lastName: 'Okafor',
      email: 'grace@example.com',
      phone: '+1 617 555 0142',
      phoneChangedAt: null,
    },
    field: 'legalName',
    currentValue: 'Grace Okafor',
    requestedValue: 'Grace Anne Okafor-Lang',
    note: 'I use both family names now.',
    createdAt: '2030-01-31T10:00:00.000Z',
  },
  {
    id: 'cr2',
    version: 1,
    member: {
      id: 'm3',
      firstName: 'Iris',
      lastName: 'Calloway',
      email: 'iris@example.com',
      phone: '+44 20 7946 0000',
      phoneChangedAt: '2030-01-30T10:00:00.000Z',
    },
    field: 'email',
    currentValue: 'iris@example.com',
    requestedValue: 'iris.calloway@example.com',
    note: null,
    createdAt: '2030-01-31T12:00:00.000Z',
  },
  {
    id: 'cr3',
    version: 1,
    member: {
      id: 'm5',
      firstName: 'Henrik',
      lastName: 'Dahl',
      email: 'henrik@example.com',
      phone: null,
      phoneChangedAt: null,
    },
    field: 'other',
    currentValue: null,
    requestedValue: 'Two first names',
    note: null,
    createdAt: '2030-02-01T08:00:00.000Z',
  },
];
