import type { DeskRequest, House, HouseFigures, OpenCount } from '@parlour/contract/staff';
import { deskStatusLabel, requestTypeLabels } from '@parlour/core';
import { durationInWords } from '@parlour/core/staff';

/** A cell of a stored table. Durations are in minutes there, so that a spreadsheet can count with them. */
type Cell = string | number | null;

/** A table of the report as it is stored, its headings first. */
export type StoredTable = readonly (readonly Cell[])[];

const typeLabels = new Map<string, string>(Object.entries(requestTypeLabels));

/** Returns a type of request in words. One that only a newer server knows is told by its name. */
export function typeInWords(type: string): string {
  return typeLabels.get(type) ?? type;
}

/** The statuses of open requests in their order, each with a short heading, so that the table fits a tablet. */
export const openStatuses = [
  { name: 'received', label: deskStatusLabel('received'), heading: 'Received' },
  { name: 'inProgress', label: deskStatusLabel('in_progress'), heading: 'In work' },
  { name: 'awaitingVendor', label: deskStatusLabel('awaiting_vendor'), heading: 'At vendor' },
  { name: 'awaitingMember', label: deskStatusLabel('awaiting_member'), heading: 'At member' },
  { name: 'confirmed', label: deskStatusLabel('confirmed'), heading: 'Confirmed' },
] as const;

/** Returns how many open requests somebody has. */
export function openTotal(open: OpenCount): number {
  return openStatuses.reduce((sum, { name }) => sum + open[name], 0);
}

/** Returns a duration in words. A dash where there is none. */
export function durationOr(minutes: number | null): string {
  return minutes === null ? '–' : durationInWords(minutes);
}

/** Returns a mean rating in words: `4.5 of 5`. A dash where there is none. */
export function ratingOr(rating: number | null): string {
  return rating === null ? '–' : `${rating.toFixed(1)} of 5`;
}

const rounded = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10);

const figureHeadings = [
  'Received',
  'Answered',
  'First answer, median minutes',
  'First answer, 90 % minutes',
  'Settled',
  'Settled, median minutes',
  'Settled, 90 % minutes',
  'Rated',
  'Rating',
];
const figureCells = (figures: HouseFigures): readonly Cell[] => [
  figures.received,
  figures.responded,
  rounded(figures.responseMedian),
  rounded(figures.responseNinety),
  figures.resolved,
  rounded(figures.resolutionMedian),
  rounded(figures.resolutionNinety),
  figures.rated,
  rounded(figures.rating),
];

/** Returns the open requests by colleague as a table to store (`desk/house-3`). */
export function openTable(open: readonly OpenCount[]): StoredTable {
  return [
    ['Colleague', ...openStatuses.map(({ label }) => label), 'All'],
    ...open.map((row) => [
      row.assignee?.name ?? 'Nobody',
      ...openStatuses.map(({ name }) => row[name]),
      openTotal(row),
    ]),
  ];
}

/** Returns the requests that wait longest as a table to store (`desk/house-3`). */
export function waitingTable(waiting: readonly DeskRequest[]): StoredTable {
  return [
    ['Reference', 'Subject', 'Member', 'Status', 'Colleague', 'Changed'],
    ...waiting.map(({ reference, subject, member, status, assignee, changedAt }) => [
      reference,
      subject,
      member.name,
      deskStatusLabel(status),
      assignee?.name ?? 'Nobody',
      changedAt,
    ]),
  ];
}

/** Returns the figures of each week as a table to store (`desk/house-3`). */
export function weekTable(weeks: House['weeks']): StoredTable {
  return [
    ['Week from', ...figureHeadings],
    ...weeks.map(({ week, ...figures }) => [week, ...figureCells(figures)]),
  ];
}

/** Returns the figures of each type as a table to store (`desk/house-3`). */
export function typeTable(types: House['types']): StoredTable {
  return [
    ['Type', ...figureHeadings],
    ...types.map(({ type, ...figures }) => [typeInWords(type), ...figureCells(figures)]),
  ];
}
