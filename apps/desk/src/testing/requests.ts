import type {
  DeskEntry,
  DeskRequestDetail,
  FoundMember,
  NamedPerson,
  QueuedRequest,
  ViewCounts,
} from '@parlour/contract/staff';
import { concierge } from './people.ts';

/** The time of the stories and tests with requests. */
export const requestTime = new Date('2030-02-01T10:00:00.000Z');

const theo = { id: concierge.id, name: `${concierge.firstName} ${concierge.lastName}` };

const newRequest: QueuedRequest = {
  id: 'r1',
  reference: 'RQ-5H3N8V',
  requestType: 'Dining',
  subject: 'A table for our anniversary',
  status: 'received',
  member: { id: 'm1', name: 'Grace Okafor' },
  assignee: null,
  version: 1,
  tags: [],
  snoozedUntil: null,
  confirmedOn: null,
  createdAt: '2030-02-01T08:12:00.000Z',
  changedAt: '2030-02-01T08:12:00.000Z',
  closedAt: null,
  isUnseen: false,
  isWatched: false,
  lastMessage: null,
  occasion: { date: '2030-02-14', endDate: null, place: 'Harrow and Quill' },
};

const nothing = { total: 0, unseen: 0 };

/** Views without a request. */
export const noCounts: ViewCounts = {
  mine: nothing,
  unassigned: nothing,
  open: nothing,
  waiting: nothing,
  snoozed: nothing,
  inbox: 0,
};

export const requests: QueuedRequest[] = [
  newRequest,
  {
    ...newRequest,
    id: 'r2',
    reference: 'RQ-3F8QTV',
    requestType: 'Hotel',
    subject: 'Three nights by the lake',
    status: 'awaiting_member',
    member: { id: 'm5', name: 'Henrik Dahl' },
    assignee: theo,
    version: 4,
    createdAt: '2030-01-30T15:40:00.000Z',
    changedAt: '2030-01-31T17:05:00.000Z',
    tags: ['lake', 'family'],
    occasion: { date: '2030-06-02', endDate: '2030-06-05', place: 'Villa Serena' },
  },
  {
    ...newRequest,
    id: 'r3',
    reference: 'RQ-9PLW4C',
    requestType: 'Tickets',
    subject: 'Opening night',
    status: 'confirmed',
    member: { id: 'm1', name: 'Grace Okafor' },
    assignee: theo,
    version: 6,
    confirmedOn: '2030-03-02',
    occasion: { date: '2030-03-02', endDate: null, place: null },
    createdAt: '2030-01-20T09:00:00.000Z',
    changedAt: '2030-01-28T11:30:00.000Z',
  },
];

const entry = {
  visibility: 'member' as const,
  author: { kind: 'staff' as const, name: theo.name },
  text: null,
  move: null,
  files: [],
  mentions: [],
  references: [],
} satisfies Partial<DeskEntry>;

// The queue alone has the last message.
const { lastMessage: _, ...shownRequest } = newRequest;

/** The request that nobody has yet. */
export const newRequestDetail: DeskRequestDetail = {
  ...shownRequest,
  firstUnseen: null,
  details: [
    { label: 'Request Type', value: 'Dining Reservation' },
    { label: 'Subject', value: newRequest.subject },
    { label: 'About', value: 'Osteria del Lago' },
    { label: 'Date', value: 'February 14, 2030' },
    { label: 'Guests', value: '2' },
    { label: 'Additional Notes', value: 'By the window, if there is one.' },
  ],
  entries: [],
  hasEarlierEntries: false,
  confirmedDate: null,
  rating: null,
  mergedInto: null,
  links: [],
};

/** The same request with a thread, in the hands of the concierge. */
export const takenRequest: DeskRequestDetail = {
  ...newRequestDetail,
  status: 'in_progress',
  assignee: theo,
  version: 4,
  tags: ['anniversary'],
  changedAt: '2030-02-01T09:40:00.000Z',
  entries: [
    {
      ...entry,
      id: '1',
      kind: 'move',
      move: { name: 'take', from: 'received', to: 'in_progress' },
      createdAt: '2030-02-01T08:30:00.000Z',
    },
    {
      ...entry,
      id: '2',
      kind: 'message',
      text: 'Congratulations! Would eight in the evening suit you?',
      createdAt: '2030-02-01T08:34:00.000Z',
    },
    {
      ...entry,
      id: '3',
      kind: 'note',
      visibility: 'staff',
      text: 'They were here last year and loved the corner table.',
      mentions: [{ id: 'staff-9', name: 'Nora Bell' }],
      createdAt: '2030-02-01T08:36:00.000Z',
    },
    {
      ...entry,
      id: '4',
      kind: 'message',
      author: { kind: 'member', name: 'Grace Okafor' },
      text: 'Perfect. Here is the table we had.',
      files: [{ id: 'f1', name: 'corner table.jpg', size: 240_000, extension: 'jpg' }],
      createdAt: '2030-02-01T09:40:00.000Z',
    },
  ],
};

/** The request after its member has written once more. */
export const requestWithNews: DeskRequestDetail = {
  ...takenRequest,
  version: 5,
  entries: [
    ...takenRequest.entries,
    {
      ...entry,
      id: '5',
      kind: 'message',
      author: { kind: 'member', name: 'Grace Okafor' },
      text: 'Could we make it half past seven?',
      createdAt: '2030-02-01T09:55:00.000Z',
    },
  ],
};

/** The request after the concierge has written once more. */
export const requestWithOwnMessage: DeskRequestDetail = {
  ...takenRequest,
  version: 5,
  entries: [
    ...takenRequest.entries,
    {
      ...entry,
      id: '5',
      kind: 'message',
      text: 'Booked.',
      createdAt: '2030-02-01T09:56:00.000Z',
    },
  ],
};

/** What a search for members finds. */
export const foundMembers: FoundMember[] = [
  { id: 'm1', name: 'Grace Okafor', email: 'grace@example.com' },
  { id: 'm6', name: 'Graham Lindon', email: 'graham@example.com' },
];

/** The staff who work on requests. */
export const colleagues: NamedPerson[] = [
  { id: 'staff-9', name: 'Nora Bell' },
  { id: 'staff-8', name: 'Owen Price' },
  theo,
];
