import { contentKinds, type ContentKind } from '@parlour/contract/staff';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyContentDraft, isItemId, toContentDraft, typeIssues } from './contentDraft.ts';
import { contentDifferences } from './contentDifferences.ts';
import { contentFields, fieldsOfContent } from './contentFields.ts';
import {
  contentIssues,
  contentIssuesInWords,
  contentQuestion,
  parseContent,
} from './contentIssues.ts';

const examples: Readonly<Record<string, string>> = {
  html: '<p>Tea</p>',
  zone: 'Europe/Lisbon',
  dateTime: '2031-05-01T15:00:00.000Z',
};
/** The smallest documents that can be published. */
const complete = Object.fromEntries(
  contentKinds.map((kind) => [
    kind,
    Object.fromEntries(
      Object.entries(fieldsOfContent(kind))
        .filter(([, { isRequired }]) => isRequired)
        .map(([name, field]) => [name, examples[field.kind] ?? 'Casa']),
    ),
  ]),
) as Record<ContentKind, object>;

const fieldsWithIssues = (kind: ContentKind, document: unknown) =>
  contentIssues(kind, document).map(({ field }) => field);
const withField = (kind: ContentKind, field: string, value: unknown) =>
  contentIssues(kind, { ...complete[kind], [field]: value });

test.each(contentKinds)(
  'core/content-1, core/content-3: an empty %s lacks its required fields, in their order',
  (kind) => {
    const required = Object.entries(fieldsOfContent(kind)).filter(
      ([, { isRequired }]) => isRequired,
    );
    expect(contentIssues(kind, {})).toEqual(
      required.map(([field, { label }]) => ({ field, message: `${label} is required.` })),
    );
  },
);

test.each(contentKinds)(
  'core/content-3: a complete %s can be published, with empty fields as null',
  (kind) => {
    const parsed = parseContent(kind, complete[kind]);
    expect(parsed).toEqual({ ok: true, body: { ...emptyContentDraft(kind), ...complete[kind] } });
  },
);

test.each(contentKinds)(
  'core/content-2: a %s has the fields of its kind, whatever document is read',
  (kind) => {
    fc.assert(
      fc.property(fc.jsonValue(), (document) => {
        const draft = toContentDraft(kind, document);
        expect(Object.keys(draft)).toEqual(Object.keys(contentFields[kind]));
        expect(toContentDraft(kind, draft)).toEqual(draft);
      }),
    );
  },
);

test('core/content-2: a stored value of the wrong type counts as empty', () => {
  const draft = toContentDraft('vendor', { name: 7, latitude: '1', unknown: true });
  expect(draft).toEqual(emptyContentDraft('vendor'));
});

test.each([
  ['vendor', { latitude: '12.5' }, ['latitude']],
  [
    'vendor',
    { longitude: Number.NaN, michelinStars: Number.POSITIVE_INFINITY },
    ['longitude', 'michelinStars'],
  ],
  [
    'vendor',
    { name: 7, city: true, website: ['a'], phone: {} },
    ['name', 'city', 'website', 'phone'],
  ],
  ['benefit', { isNew: 'true', isFeatured: null }, ['isNew', 'isFeatured']],
  ['destination', { vendorIds: null, parentId: 4 }, ['vendorIds', 'parentId']],
  ['destination', { vendorIds: [1] }, ['vendorIds']],
  ['gift_guide', { sections: {} }, ['sections']],
  [
    'gift_guide',
    { sections: [{ id: 7, products: [{ priceMinor: '5' }] }] },
    ['sections.0.id', 'sections.0.products.0.priceMinor'],
  ],
  ['vendor', { name: null, latitude: null, type: undefined }, []],
] as const)(
  'core/content-2: a %s with %j has values of the wrong type',
  (kind, document, fields) => {
    expect(typeIssues(kind, document, 'dropped').map(({ field }) => field)).toEqual(fields);
    const published = fieldsWithIssues(kind, { ...complete[kind], ...document });
    expect(published).toEqual(expect.arrayContaining([...fields]));
  },
);

test('core/content-2: an unknown name is an issue of what is received, and none of what is stored', () => {
  const document = { lattitude: 1, constructor: 2 };
  expect(typeIssues('vendor', document, 'refused').map(({ field }) => field)).toEqual([
    'lattitude',
    'constructor',
  ]);
  expect(typeIssues('vendor', document, 'dropped')).toEqual([]);
});

test('core/content-3: all issues are told at once, with the place of a part', () => {
  const sections = [{ id: 'a', name: 'One', products: [{ id: 'b', name: 'Bowl' }] }];
  const issues = contentIssues('gift_guide', { sections });
  expect(contentIssuesInWords('gift_guide', issues)).toBe(
    'Name is required. Section 1, product 1: Description is required.',
  );
  const many = Array.from({ length: 25 }, () => ({ field: 'name', message: 'No.' }));
  expect(contentIssuesInWords('vendor', many)).toMatch(/No\. There are 5 more\.$/);
});

test.each([
  [
    'vendor',
    'website',
    'javascript:alert(1)',
    'Website must be a link such as https://example.com.',
  ],
  ['vendor', 'website', 'two words.com', 'Website must be a link such as https://example.com.'],
  [
    'vendor',
    'website',
    'https://user:secret@hotel.example',
    'Website must not have a user name or password in it.',
  ],
  ['vendor', 'imageUrl', 'https://user:secret@hotel.example/a.jpg', 'Picture must be a picture.'],
  ['vendor', 'imageUrl', 'data:image/png,x', 'Picture must be a picture.'],
  ['vendor', 'imageUrl', '//evil.example/x.png', 'Picture must be a picture.'],
  ['vendor', 'phone', 'call us', 'Telephone must be a telephone number.'],
  ['vendor', 'michelinStars', 1.5, 'Michelin stars must be a whole number.'],
  ['vendor', 'michelinStars', 4, 'Michelin stars must be at most 3.'],
  ['vendor', 'name', 'a\nb', 'Name must be one line.'],
  ['vendor', 'name', 'x'.repeat(201), 'Name must be at most 200 characters.'],
  ['vendor', 'description', '<p> <br></p>', 'Description is required.'],
  ['benefit', 'expiresAt', '2031-02-30', 'Last day must be a date.'],
  ['event', 'timeZone', 'Europe/Nowhere', 'Time zone must be a time zone such as Europe/Paris.'],
  ['event', 'startDate', '2031-05-01 15:00', 'Begins must be a date and a time.'],
  ['event', 'startDate', '2031-02-30T15:00:00Z', 'Begins must be a date and a time.'],
  ['event', 'endDate', '2031-05-01T14:00:00.000Z', 'Ends must not be before it begins.'],
  ['destination', 'vendorIds', Array(501).fill('v'), 'Vendors must be at most 500.'],
] as const)(
  'core/content-3, core/content-4: a %s with %s %j is refused',
  (kind, field, value, message) => {
    expect(withField(kind, field, value)).toEqual([{ field, message }]);
  },
);

test.each(['example.com', 'example.com/a?b', 'http://example.com', 'HTTPS://example.com'])(
  'core/content-3: %s is a link',
  (website) => expect(withField('vendor', 'website', website)).toEqual([]),
);

test('core/content-4: one coordinate needs the other', () => {
  expect(fieldsWithIssues('vendor', { ...complete.vendor, latitude: 0 })).toEqual(['longitude']);
  expect(fieldsWithIssues('vendor', { ...complete.vendor, longitude: 0 })).toEqual(['latitude']);
  expect(contentIssues('vendor', { ...complete.vendor, latitude: 0, longitude: 0 })).toEqual([]);
});

const guideWith = (product: object) => ({
  name: 'For her',
  sections: [
    {
      id: 's',
      name: 'One',
      products: [{ id: 'p', name: 'Vase', description: 'A vase', ...product }],
    },
  ],
});
const inProduct = 'sections.0.products.0';

test.each([
  [{ name: null }, `${inProduct}.name`],
  [{ priceMinor: -1, currencyCode: 'EUR' }, `${inProduct}.priceMinor`],
  [{ priceMinor: 0.5, currencyCode: 'EUR' }, `${inProduct}.priceMinor`],
  [{ priceMinor: 200, maxPriceMinor: 100, currencyCode: 'EUR' }, `${inProduct}.maxPriceMinor`],
  [{ currencyCode: 'euro' }, `${inProduct}.currencyCode`],
])(
  'core/content-3, core/content-4: a product with %j is refused at its own path',
  (product, field) => {
    expect(fieldsWithIssues('gift_guide', guideWith(product))).toEqual([field]);
  },
);

test('core/content-4: a highest price alone, and a price in dollars without a currency, are valid', () => {
  expect(fieldsWithIssues('gift_guide', guideWith({ maxPriceMinor: 100 }))).toEqual([]);
  expect(fieldsWithIssues('gift_guide', guideWith({ priceMinor: 100 }))).toEqual([]);
});

test('core/content-5: the fields that differ are named in the order of the form', () => {
  const changed = { ...complete.vendor, city: 'Lisbon', name: 'Casa 2' };
  expect(contentDifferences('vendor', complete.vendor, changed)).toEqual([
    { field: 'name', label: 'Name', before: 'Casa', after: 'Casa 2' },
    { field: 'city', label: 'City', before: null, after: 'Lisbon' },
  ]);
  expect(contentDifferences('vendor', complete.vendor, complete.vendor)).toEqual([]);
});

test('core/content-4: an event begins before the years that say that there is no end, and may end in one', () => {
  const times = (startDate: string, endDate: string) =>
    fieldsWithIssues('event', { ...complete.event, startDate, endDate });
  expect(times('2031-05-01T15:00:00.000Z', '9999-12-31T23:59:59Z')).toEqual([]);
  expect(times('9999-12-31T15:00:00.000Z', '9999-12-31T23:59:59Z')).toEqual(['startDate']);
  expect(times('0001-01-01T00:00:00Z', '2031-05-01T15:00:00Z')).toEqual(['startDate']);
});

test('core/content-18: an end more than a year after the beginning is asked about', () => {
  const question = (endDate: string | null) =>
    contentQuestion('event', {
      startDate: '2031-05-01T15:00:00Z',
      endDate,
      timeZone: 'Asia/Tokyo',
    });
  expect(question('9999-12-31T23:59:59Z')).toBe(
    'Does it really end on December 31, 9999? That is more than a year after it begins.',
  );
  expect(question('2031-12-31T23:59:59Z')).toBeNull();
  expect(question(null)).toBeNull();
  expect(contentQuestion('vendor', {})).toBeNull();
});

test('core/content-19: an id that paths and keys can hold is one of a new item', () => {
  for (const id of ['a', 'vendor-1', 'a.b:c_d', '018e0000-0000-7000-8000-000000000001']) {
    expect(isItemId(id)).toBe(true);
  }
  for (const id of ['', '.', '..', 'a/b', 'a b', 'a%2fb', 'é', 'a?b', 'x'.repeat(101)]) {
    expect([id, isItemId(id)]).toEqual([id, false]);
  }
});

const numbered = (count: number) =>
  Array.from({ length: count }, (_, at) => `/pictures/${at}.webp`);

test.each([
  ['thirteen', numbered(13), 'More pictures must be at most 12.'],
  [
    'the same twice',
    ['/pictures/a.webp', '/pictures/a.webp'],
    'More pictures must not have a picture twice.',
  ],
  ['the first one again', ['/pictures/first.webp'], 'More pictures must not have a picture twice.'],
  ['a script', ['javascript:alert(1)'], 'More pictures must be pictures.'],
  ['a password', ['https://a:b@pictures.example/a.jpg'], 'More pictures must be pictures.'],
  ['an empty one', [''], 'More pictures must be pictures.'],
  ['a text', 'https://pictures.example/a.jpg', 'More pictures must be a list of pictures.'],
  ['a number', [7], 'More pictures must be a list of pictures.'],
])('core/content-20: further pictures with %s are refused', (_what, images, message) => {
  for (const kind of ['vendor', 'benefit', 'event'] as const) {
    const document = { ...complete[kind], imageUrl: '/pictures/first.webp', images };
    expect(contentIssues(kind, document)).toEqual([{ field: 'images', message }]);
  }
});

test('core/content-20: up to twelve further pictures are published in their order, of a gift product too', () => {
  const images = [...numbered(11), 'https://pictures.example/a b.jpg'];
  const parsed = parseContent('event', { ...complete.event, images });
  expect(parsed).toMatchObject({ ok: true, body: { images } });
  const product = { id: 'p', name: 'Bowl', description: 'x', images: numbered(13) };
  const sections = [{ id: 's', name: 'One', products: [product] }];
  expect(contentIssues('gift_guide', { ...complete.gift_guide, sections })).toEqual([
    { field: 'sections.0.products.0.images', message: 'More pictures must be at most 12.' },
  ]);
  expect(toContentDraft('vendor', complete.vendor)).toMatchObject({ images: [] });
  expect(contentIssues('destination', { ...complete.destination, images })).toEqual([]);
});
