import type { Agenda, AgendaEntry, House, HouseFigures } from '@parlour/contract/staff';
import { colleagues, requests } from './requests.ts';

const theo = colleagues.at(-1);

const dinner: AgendaEntry = {
  kind: 'request',
  id: 'r1',
  reference: 'RQ-5H3N8V',
  type: 'Dining',
  title: 'A table for our anniversary',
  status: 'confirmed',
  isConfirmed: true,
  member: { id: 'm1', name: 'Grace Okafor' },
  assignee: theo ?? null,
  party: '2 guests',
  place: 'Osteria del Lago',
  date: '2030-02-01',
  time: '20:00',
  endDate: null,
  local: null,
};

/** What takes place on the day of the stories and tests. */
export const agenda: Agenda = {
  from: '2030-02-01',
  until: '2030-02-01',
  today: '2030-02-01',
  timeZone: 'Europe/Paris',
  isCut: false,
  entries: [
    {
      ...dinner,
      id: 'r2',
      reference: 'RQ-3F8QTV',
      type: 'Hotel',
      title: 'Three nights by the lake',
      member: { id: 'm5', name: 'Henrik Dahl' },
      place: 'Hotel Miramar',
      time: null,
      endDate: '2030-02-04',
    },
    {
      ...dinner,
      id: 'r4',
      reference: 'RQ-8K2MPD',
      type: 'Flower',
      title: 'White peonies',
      member: { id: 'm7', name: '' },
      assignee: null,
      party: null,
      place: null,
      time: null,
      isConfirmed: false,
      status: 'awaiting_vendor',
    },
    {
      ...dinner,
      id: 'r5',
      reference: 'RQ-2W7ZHB',
      type: 'Car',
      title: 'To the airport',
      assignee: null,
      party: '3 passengers',
      place: '14 Harbor Street',
      time: '09:15',
      isConfirmed: false,
      status: 'received',
    },
    {
      ...dinner,
      kind: 'registration',
      id: 'RG-7Q4',
      reference: 'RG-7Q4',
      type: 'Event',
      title: 'A tasting with the cellar master',
      status: null,
      assignee: null,
      party: null,
      place: 'The Tasting Room',
      time: '18:00',
      local: { date: '2030-02-02', time: '02:00', timeZone: 'Asia/Tokyo' },
    },
    dinner,
  ],
};

/** The week around it. */
export const weekAgenda: Agenda = {
  ...agenda,
  from: '2030-01-28',
  until: '2030-02-03',
  entries: [
    { ...dinner, id: 'r8', title: 'A long weekend', date: '2030-01-20', endDate: '2030-01-30' },
    ...agenda.entries,
    { ...dinner, id: 'r9', title: 'Lunch', date: '2030-02-03', time: '12:30' },
  ],
};

/** A day with 300 dinners. */
export const fullAgenda: Agenda = {
  ...agenda,
  entries: Array.from({ length: 300 }, (_, index) => ({
    ...dinner,
    id: `many-${index}`,
    title: `Dinner ${index + 1}`,
    time: `${String(12 + (index % 11)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
    isConfirmed: index % 7 > 0,
  })),
};

const figures: HouseFigures = {
  received: 42,
  responded: 40,
  responseMedian: 18,
  responseNinety: 95,
  resolved: 36,
  resolutionMedian: 310,
  resolutionNinety: 2890,
  rated: 12,
  rating: 4.6,
};
const none: HouseFigures = {
  received: 0,
  responded: 0,
  responseMedian: null,
  responseNinety: null,
  resolved: 0,
  resolutionMedian: null,
  resolutionNinety: null,
  rated: 0,
  rating: null,
};

/** How the house works on its requests. */
export const house: House = {
  from: '2030-01-07',
  timeZone: 'Europe/Paris',
  open: [
    {
      assignee: null,
      received: 6,
      inProgress: 0,
      awaitingVendor: 0,
      awaitingMember: 0,
      confirmed: 0,
    },
    ...colleagues.map((assignee, index) => ({
      assignee,
      received: index,
      inProgress: 5 - index,
      awaitingVendor: 2,
      awaitingMember: 3 + index,
      confirmed: 4,
    })),
  ],
  waiting: requests.slice(0, 1),
  total: figures,
  weeks: [
    { week: '2030-01-07', ...figures, received: 12 },
    { week: '2030-01-14', ...none },
    { week: '2030-01-21', ...figures, received: 20 },
    { week: '2030-01-28', ...figures, received: 10, responseMedian: 0.4 },
  ],
  types: [
    { type: 'Dining', ...figures, received: 30 },
    { type: 'Car', ...figures, received: 12, rated: 0, rating: null },
  ],
};

/** A house without a request. */
export const emptyHouse: House = {
  ...house,
  open: [],
  waiting: [],
  total: none,
  weeks: house.weeks.map(({ week }) => ({ week, ...none })),
  types: [],
};
