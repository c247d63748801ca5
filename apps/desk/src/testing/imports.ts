import type {
  ClubExport,
  ImportDetail,
  ImportPlan,
  ImportSummary,
  SavedMapping,
} from '@parlour/contract/staff';

const summary: ImportSummary = {
  id: 'i1',
  status: 'applied',
  name: 'vendors 2030.csv',
  createdBy: 'Ada Marsh',
  createdAt: '2030-02-01T09:00:00.000Z',
  appliedAt: '2030-02-01T09:05:00.000Z',
  revertedAt: null,
  issue: null,
};

export const imports: ImportSummary[] = [
  summary,
  { ...summary, id: 'i2', status: 'planned', name: 'club.zip', appliedAt: null },
  {
    ...summary,
    id: 'i3',
    status: 'failed',
    name: 'events.zip',
    createdBy: null,
    appliedAt: null,
    issue: 'events.zip: It has a file whose name leads out of it.',
  },
  {
    ...summary,
    id: 'i4',
    status: 'reverted',
    name: 'events.csv',
    revertedAt: '2030-02-01T09:20:00.000Z',
  },
];

export const plan: ImportPlan = {
  counts: [
    { kind: 'members', created: 298, changed: 0, unchanged: 0, refused: 2, hidden: 0 },
    { kind: 'vendor', created: 100, changed: 20, unchanged: 1200, refused: 0, hidden: 1 },
  ],
  refused: [
    {
      file: 'members.csv',
      line: 7,
      title: 'Rosa Blum',
      field: 'Email',
      message: 'Email must be an email address.',
    },
    {
      file: 'members.csv',
      line: 9,
      field: null,
      message: 'The row has 3 cells, and the header has 8.',
    },
  ],
  changed: [
    { file: 'vendors.csv', line: 2, kind: 'vendor', title: 'Hôtel du Lac', fields: [] },
    {
      file: 'vendors.csv',
      line: 3,
      kind: 'vendor',
      title: 'Casa Verde',
      fields: ['City', 'Website'],
    },
  ],
  hidden: [{ kind: 'vendor', title: 'Villa Aurora', externalId: '001C' }],
  notes: ['members.csv: It is no UTF-8, so it was read as Windows-1252. Check names with accents.'],
};

const accountColumns: ImportDetail['files'][number]['columns'] = [
  { header: 'Account ID', filledCount: 120, examples: ['001A', '001B'], field: 'externalId' },
  { header: 'Account Name', filledCount: 119, examples: ['Casa Verde'], field: 'name' },
  { header: 'Owner', filledCount: 60, examples: ['Theo'], field: null },
];

export const uploaded: ImportDetail = {
  ...summary,
  id: 'i5',
  status: 'uploaded',
  name: 'crm.csv',
  appliedAt: null,
  needsMapping: true,
  files: [
    {
      name: 'crm.csv',
      kind: 'vendor',
      rowCount: 120,
      notes: [],
      columns: accountColumns,
    },
  ],
  mapping: null,
  hidesMissing: false,
  plan: null,
  planHash: null,
};

/** An untouched export with many columns, whose types the club does not have. */
export const uploadedAccounts: ImportDetail = {
  ...uploaded,
  id: 'i8',
  name: 'accounts.csv',
  files: [
    {
      name: 'accounts.csv',
      kind: 'vendor',
      rowCount: 120,
      notes: [],
      columns: [
        { header: 'ParentId', filledCount: 120, examples: ['0'], field: null },
        { header: 'Name', filledCount: 120, examples: ['Casa Verde'], field: 'name' },
        {
          header: 'Type',
          filledCount: 120,
          examples: ['Hôtel', 'Yacht'],
          field: 'type',
          values: ['Hôtel', 'Yacht', 'Restaurants'],
        },
        {
          header: 'Description',
          filledCount: 90,
          examples: ['By the lake'],
          field: 'description',
        },
        { header: 'Street', filledCount: 110, examples: ['1 Quay'], field: 'address' },
        { header: 'Street 2', filledCount: 10, examples: ['Floor 2'], field: 'address' },
        {
          header: 'Id',
          filledCount: 120,
          examples: ['001A', '001B'],
          field: 'externalId',
          isUnique: true,
        },
        { header: 'OwnerId', filledCount: 120, examples: ['005'], field: null },
        { header: 'Fax', filledCount: 3, examples: ['+41 22 1'], field: null },
        { header: 'CreatedDate', filledCount: 120, examples: ['2019-03-04'], field: null },
      ],
    },
  ],
};

/** An upload of events whose days could be read in two ways. */
export const uploadedEvents: ImportDetail = {
  ...uploaded,
  id: 'i7',
  name: 'events.csv',
  files: [
    {
      name: 'events.csv',
      kind: 'event',
      rowCount: 12,
      notes: [],
      columns: [
        { header: 'Event ID', filledCount: 12, examples: ['E1', 'E2'], field: 'externalId' },
        { header: 'Title', filledCount: 12, examples: ['Ball', 'Regatta'], field: 'title' },
        {
          header: 'Start Date',
          filledCount: 12,
          examples: ['03/04/2030 19:00', '05/06/2030 20:00'],
          field: 'startDate',
          hasAmbiguousDays: true,
        },
      ],
    },
  ],
};

export const uploadedPackage: ImportDetail = {
  ...uploaded,
  id: 'i6',
  name: 'club.zip',
  needsMapping: false,
  files: [
    { name: 'members.csv', kind: 'members', rowCount: 300, notes: [], columns: [] },
    { name: 'vendors.csv', kind: 'vendor', rowCount: 1320, notes: [], columns: accountColumns },
    { name: 'gift-guides.json', kind: 'gift_guide', rowCount: 0, notes: [], columns: [] },
  ],
};

/** Pictures of an import on their way. Two could not be fetched. */
export const importPictures: NonNullable<ImportDetail['pictures']> = {
  fetched: 84,
  waiting: 32,
  failed: 2,
  failures: [
    {
      file: 'vendors.csv',
      line: 14,
      title: 'Casa do Mirante',
      url: 'https://pictures.example/terrace.jpg',
      message: 'There is nothing at its address.',
    },
    {
      file: 'vendors.csv',
      line: 31,
      title: 'Harrow and Quill',
      url: 'https://drive.example/file/d/1x/view',
      message: 'What is there is no picture. It may be a page that shows one.',
    },
  ],
};

export const planned: ImportDetail = {
  ...uploadedPackage,
  id: 'i2',
  status: 'planned',
  plan,
  planHash: 'hash',
};

export const savedMappings: SavedMapping[] = [
  {
    id: 'm1',
    name: 'Our CRM',
    kind: 'vendor',
    columns: { 'Account ID': 'externalId', 'Account Name': 'name' },
    fixedValues: { type: 'Hotels', description: 'To be written.' },
  },
];

export const clubExports: ClubExport[] = [
  {
    id: 'e1',
    status: 'ready',
    createdAt: '2030-02-01T09:00:00.000Z',
    expiresAt: '2030-02-02T09:00:00.000Z',
    size: 5_400_000,
  },
];
