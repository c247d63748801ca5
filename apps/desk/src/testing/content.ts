import type { ContentDetail, ContentItem, ContentVersion } from '@parlour/contract/staff';
import { bodyOf, type EditedContent, emptyContentDraft, versionsOf } from '@parlour/core/content';

const item: ContentItem = {
  id: 'e1',
  title: 'Summer ball',
  detail: 'June 15, 2030',
  imageUrl: null,
  version: 3,
  isHidden: false,
  hasDraft: false,
  publishAt: null,
  issue: null,
};

/** The events of the stories and tests, in each state. */
export const contentItems: ContentItem[] = [
  { ...item, id: 'e9', title: 'Winter concert', version: 0, hasDraft: true, detail: null },
  item,
  { ...item, id: 'e2', title: 'Wine tasting', hasDraft: true, releaseTitle: 'Winter' },
  {
    ...item,
    id: 'e3',
    title: 'Private viewing',
    hasDraft: true,
    publishAt: '2030-02-02T08:00:00.000Z',
  },
  { ...item, id: 'e4', title: 'Regatta', isHidden: true },
  { ...item, id: 'e6', title: 'Harvest', hideAt: '2030-11-01T08:00:00.000Z' },
  {
    ...item,
    id: 'e5',
    title: 'Opening night',
    hasDraft: true,
    issue: 'Vendor is hidden from members.',
  },
];

/** A whole, valid event. */
export const eventBody = {
  ...emptyContentDraft('event'),
  title: 'Summer ball',
  category: 'Society',
  timeZone: 'Europe/Paris',
  startDate: '2030-06-15T17:00:00.000Z',
  location: 'Orangery',
  vendorId: 'v1',
  description: '<p>Dinner and dance in the garden.</p>',
};

/** A published event without a draft. */
export const eventDetail: ContentDetail = {
  id: 'e1',
  kind: 'event',
  published: { version: 3, body: eventBody, hiddenAt: null },
  draft: null,
  names: { v1: 'Hotel Example' },
  slugs: [],
  holders: 12,
  hiding: null,
};

/** Returns the event with a draft of some other values. */
export function draftedEvent(
  changes: Readonly<Record<string, unknown>>,
  version = 1,
  updatedBy = { id: 'staff-1', name: 'Ada Marsh' },
): ContentDetail {
  return {
    ...eventDetail,
    draft: {
      version,
      baseVersion: 3,
      body: { ...eventBody, ...changes },
      publishAt: null,
      issue: null,
      release: null,
      updatedBy,
      updatedAt: '2030-02-01T09:00:00.000Z',
    },
  };
}

/** The versions of the event, the newest first. */
export const eventVersions: ContentVersion[] = [
  {
    number: 3,
    source: 'desk',
    note: null,
    publishedBy: { id: 'staff-3', name: 'Mira Castellanos' },
    publishedAt: '2030-02-01T09:00:00.000Z',
  },
  {
    number: 2,
    source: 'schedule',
    note: null,
    publishedBy: { id: 'staff-3', name: 'Mira Castellanos' },
    publishedAt: '2030-01-31T09:00:00.000Z',
  },
  {
    number: 1,
    source: 'seed',
    note: null,
    publishedBy: null,
    publishedAt: '2030-01-01T09:00:00.000Z',
  },
];

/** An event in its editor, as it was just read. */
export function editedEvent(detail: ContentDetail): EditedContent {
  return {
    input: {
      kind: 'event',
      detail,
      unsaved: null,
      autosaveDelay: 1000,
      makeIdempotencyKey: () => 'key',
    },
    detail,
    body: bodyOf('event', detail),
    seen: versionsOf(detail),
    sent: null,
    unconfirmed: [],
    idempotencyKey: null,
    theirs: null,
    publication: null,
    issues: [],
    message: null,
    publishedVersion: null,
  };
}
