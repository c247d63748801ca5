import type { Release, ReleaseDetail, ReleaseDraft } from '@parlour/contract/staff';

const summer: Release = {
  id: 'r1',
  title: 'Summer season',
  version: 1,
  itemCount: 2,
  publishAt: null,
  publishedAt: null,
  revertedAt: null,
  issue: null,
};

/** The releases of the stories and tests, in each state. */
export const releases: Release[] = [
  summer,
  { ...summer, id: 'r2', title: 'Winter', publishAt: '2030-11-01T08:00:00.000Z' },
  { ...summer, id: 'r3', title: 'Lisbon', issue: 'Quinta do Mar: Type is required.' },
  { ...summer, id: 'r4', title: 'Spring', publishedAt: '2030-02-01T08:00:00.000Z' },
  {
    ...summer,
    id: 'r5',
    title: 'Carnival',
    publishedAt: '2030-01-05T08:00:00.000Z',
    revertedAt: '2030-01-05T09:00:00.000Z',
  },
];

const ball: ReleaseDraft = {
  kind: 'event',
  id: 'e1',
  title: 'Summer ball',
  version: 3,
  isNew: false,
  told: 12,
  updatedBy: 'Mira Castellanos',
  updatedAt: '2030-02-01T09:00:00.000Z',
};

/** A release that can be published, with an event that moves. */
export const release: ReleaseDetail = {
  ...summer,
  drafts: [
    { ...ball, kind: 'vendor', id: 'v1', title: 'Casa Aurea', version: 1, isNew: true, told: 0 },
    ball,
  ],
  issues: [],
  published: [],
};

/** The release with a draft that is to be mended. */
export const incompleteRelease: ReleaseDetail = {
  ...release,
  issues: [
    {
      kind: 'vendor',
      id: 'v1',
      title: 'Casa Aurea',
      field: 'type',
      message: 'Type is required.',
    },
  ],
};

/** The release once it is published. */
export const publishedRelease: ReleaseDetail = {
  ...release,
  version: 2,
  publishedAt: '2030-02-01T08:00:00.000Z',
  drafts: [],
  published: [
    { kind: 'vendor', id: 'v1', title: 'Casa Aurea', version: 1, isChanged: false, told: 0 },
    { kind: 'event', id: 'e1', title: 'Summer ball', version: 4, isChanged: false, told: 12 },
  ],
};

/** The release once one of its items was changed since. */
export const changedRelease: ReleaseDetail = {
  ...publishedRelease,
  published: publishedRelease.published.map((item) => ({ ...item, isChanged: item.id === 'e1' })),
};

/** The release once it is taken back. */
export const revertedRelease: ReleaseDetail = {
  ...publishedRelease,
  version: 3,
  revertedAt: '2030-02-01T09:00:00.000Z',
  published: publishedRelease.published.map((item) => ({ ...item, told: 0 })),
};
