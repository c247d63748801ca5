import type {
  MemberRequest,
  MemberRequestDetail,
  RequestEntry,
  RequestFile,
} from '@parlour/contract';
import type { BookedRequest } from '@parlour/core';
import { signIn } from './club.ts';

const calendarFile = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';

const received: MemberRequest = {
  id: 'request-1',
  reference: 'RQ-7K2M9X',
  requestType: 'Dining',
  subject: 'Dining Reservation - December 5, 2026',
  status: 'received',
  concierge: null,
  version: 1,
  createdAt: '2026-11-19T09:12:00Z',
  updatedAt: '2026-11-19T09:12:00Z',
  closedAt: null,
};

/** The member's requests under way, the last changed first. */
export const openRequests: MemberRequest[] = [
  received,
  {
    ...received,
    id: 'request-2',
    reference: 'RQ-4F8H2T',
    requestType: 'Hotel',
    subject: 'Hotel Reservation - Lisbon in March',
    status: 'in_progress',
    concierge: 'Anna',
    version: 3,
    createdAt: '2026-11-16T14:20:00Z',
    updatedAt: '2026-11-18T16:40:00Z',
  },
  {
    ...received,
    id: 'request-3',
    reference: 'RQ-9C3W6P',
    requestType: 'Tickets',
    subject: 'Two seats for The Magic Flute',
    status: 'awaiting_member',
    concierge: 'Anna',
    version: 4,
    createdAt: '2026-11-16T20:41:00Z',
    updatedAt: '2026-11-18T11:05:00Z',
  },
  {
    ...received,
    id: 'request-4',
    reference: 'RQ-2B5D7R',
    requestType: 'Car',
    subject: 'Car Service - Airport on November 28',
    status: 'confirmed',
    concierge: 'Joel',
    version: 6,
    createdAt: '2026-11-16T17:15:00Z',
    updatedAt: '2026-11-17T08:30:00Z',
    booking: {
      date: '2026-11-28',
      time: '08:30',
      endDate: null,
      party: '2 passengers',
      place: 'Club House',
      address: null,
      calendarFile,
    },
  },
];

/** A dinner that the concierge has confirmed. */
export const bookedDinner: BookedRequest = {
  ...received,
  id: 'request-8',
  reference: 'RQ-5D9N4H',
  subject: 'Dining Reservation - Harrow and Quill',
  status: 'confirmed',
  concierge: 'Anna',
  version: 5,
  booking: {
    date: '2026-12-11',
    time: '20:00',
    endDate: null,
    party: '4 guests',
    place: 'Harrow and Quill',
    address: '14 Lamb Street, London',
    calendarFile,
  },
};

/** The member's requests that have ended, the last changed first. */
export const pastRequests: MemberRequest[] = [
  {
    ...received,
    id: 'request-5',
    reference: 'RQ-6T4N8K',
    requestType: 'Beauty',
    subject: 'Massage on Sunday afternoon',
    status: 'completed',
    concierge: 'Joel',
    version: 7,
    createdAt: '2026-11-04T19:20:00Z',
    updatedAt: '2026-11-09T10:00:00Z',
    closedAt: '2026-11-09T10:00:00Z',
  },
  {
    ...received,
    id: 'request-6',
    reference: 'RQ-3M7P5H',
    requestType: 'Gift',
    subject: 'Gifting - First edition of Orlando',
    status: 'declined',
    concierge: 'Anna',
    version: 5,
    createdAt: '2026-10-14T12:05:00Z',
    updatedAt: '2026-10-20T15:20:00Z',
    closedAt: '2026-10-20T15:20:00Z',
  },
  {
    ...received,
    id: 'request-7',
    reference: 'RQ-8W2C4F',
    requestType: 'Flower',
    subject: 'Peonies for Edith',
    status: 'cancelled',
    concierge: null,
    version: 2,
    createdAt: '2026-10-01T21:30:00Z',
    updatedAt: '2026-10-02T07:45:00Z',
    closedAt: '2026-10-02T07:45:00Z',
  },
];

/** A photograph in a thread. */
export const seatingPlan: RequestFile = {
  id: 'file-1',
  name: 'seating-plan.jpg',
  size: 482_133,
  extension: 'jpg',
};

const anna = { kind: 'staff', name: 'Anna' };
const joel = { kind: 'staff', name: 'Joel' };
const member = { kind: 'member', name: signIn.user.name };
const entry: RequestEntry = {
  id: 'entry-1',
  kind: 'move',
  visibility: 'member',
  author: anna,
  text: null,
  move: { name: 'take', from: 'received', to: 'in_progress' },
  files: [],
  createdAt: '2026-11-17T09:30:00Z',
};

/** A thread that ends with a question of the concierge. */
export const entries: RequestEntry[] = [
  entry,
  {
    ...entry,
    id: 'entry-2',
    kind: 'message',
    author: member,
    text: 'We would love to sit near the orchestra. My mother walks with a stick, so no stairs please.',
    move: null,
    createdAt: '2026-11-17T18:02:00Z',
  },
  {
    ...entry,
    id: 'entry-3',
    text: 'There are two pairs left: row 6 on the aisle, and a box on the first floor with a lift.\n\nWhich one do you prefer? The plan is attached.',
    move: { name: 'ask', from: 'in_progress', to: 'awaiting_member' },
    files: [seatingPlan],
    createdAt: '2026-11-18T11:05:00Z',
  },
];

/** A request that waits for its member. */
export const waitingRequest: MemberRequestDetail = {
  ...openRequests[2]!,
  details: [
    { label: 'Event name', value: 'The Magic Flute' },
    { label: 'Event date', value: 'December 12, 2026' },
    { label: 'Number of tickets', value: '2' },
    { label: 'Seating preference', value: 'Stalls' },
  ],
  entries,
  hasEarlierEntries: false,
  confirmedDate: null,
  rating: null,
  mergedInto: null,
  links: [],
};

/** A request that nobody has taken yet. */
export const sentRequest: MemberRequestDetail = {
  ...waitingRequest,
  ...received,
  details: [
    { label: 'Dining date', value: 'December 5, 2026' },
    { label: 'Dining time', value: '8:00 PM' },
    { label: 'Number of guests', value: '4' },
  ],
  entries: [],
};

/** A request that is confirmed for a day. */
export const confirmedRequest: MemberRequestDetail = {
  ...waitingRequest,
  ...openRequests[3]!,
  details: [
    { label: 'Pickup date', value: 'November 28, 2026' },
    { label: 'Pickup time', value: '6:30 AM' },
    { label: 'Destination', value: 'Heathrow, Terminal 5' },
  ],
  entries: [
    { ...entry, author: joel, createdAt: '2026-11-16T17:40:00Z' },
    {
      ...entry,
      id: 'entry-2',
      author: joel,
      text: 'The driver is Marcus. He will wait at your door from a quarter past six.',
      move: { name: 'confirm', from: 'in_progress', to: 'confirmed' },
      createdAt: '2026-11-17T08:30:00Z',
    },
  ],
  confirmedDate: {
    date: '2026-11-28',
    time: '06:30',
    endDate: null,
    calendarFile: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
  },
};

/** A request that was completed and can be rated. */
export const completedRequest: MemberRequestDetail = {
  ...confirmedRequest,
  ...pastRequests[0]!,
  details: [
    { label: 'Service', value: 'Massage' },
    { label: 'Appointment date', value: 'November 8, 2026' },
    { label: 'Appointment time', value: '3:00 PM' },
  ],
  entries: [
    { ...entry, author: joel, createdAt: '2026-11-05T08:50:00Z' },
    {
      ...entry,
      id: 'entry-2',
      author: joel,
      text: 'Ines comes to you on Sunday at three, with her own table.',
      move: { name: 'confirm', from: 'in_progress', to: 'confirmed' },
      createdAt: '2026-11-05T10:15:00Z',
    },
    {
      ...entry,
      id: 'entry-9',
      author: { kind: 'system', name: null },
      move: { name: 'complete', from: 'confirmed', to: 'completed' },
      createdAt: '2026-11-09T10:00:00Z',
    },
  ],
  confirmedDate: {
    date: '2026-11-08',
    time: '15:00',
    endDate: null,
    calendarFile: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
  },
};
