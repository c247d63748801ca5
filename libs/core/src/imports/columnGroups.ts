import { otherNames } from './otherNames.ts';

/** What the columns of the times are called, beside those of the days (core/imports-13). */
export const timeNames: Readonly<Record<'startDate' | 'endDate', readonly string[]>> = {
  startDate: [
    'starttime',
    'begintime',
    'time',
    'beginn',
    'start',
    'begins',
    'startzeit',
    'beginnzeit',
    'uhrzeit',
    'zeit',
  ],
  endDate: ['endtime', 'endzeit', 'ende', 'end', 'ends'],
};

/** What the column of the days is called, beside one that has times alone. */
export const dayNames: readonly string[] = ['date', 'datum', 'day', 'tag'];

/** What helps a row that has nothing in the first column of a field. */
export const fallbackNames: Readonly<Record<string, readonly string[]>> = {
  phone: otherNames['phone'] ?? [],
  type: otherNames['type'] ?? [],
};

/** What is in front of the parts of an address, where a system has several. */
export const placePrefixes = [
  'mailing',
  'billing',
  'home',
  'business',
  'address1',
  'address',
  'primary',
  'work',
  'personmailing',
  'shipping',
  'other',
] as const;

const streets = ['street', 'address1', 'address', 'street1', 'streetaddress', 'strasse'];

/** What the parts of an address are called behind the prefix. */
export const placeParts: readonly {
  readonly field: string;
  readonly names: readonly string[];
}[] = [
  { field: 'street', names: streets },
  { field: 'address', names: streets },
  { field: 'city', names: ['city', 'town', 'ort', 'stadt'] },
  {
    field: 'state',
    names: [
      'stateprovince',
      'state',
      'region',
      'province',
      'stateregion',
      'bundesland',
      'bundeslandkanton',
    ],
  },
  {
    field: 'zipCode',
    names: ['zippostalcode', 'postalcode', 'zip', 'postcode', 'zipcode', 'postleitzahl', 'plz'],
  },
  { field: 'country', names: ['country', 'countryregion', 'land', 'landregion'] },
];

/** Puts in front what German systems write behind: `Straße geschäftlich`. Any other name is unchanged. */
export function prefixFirst(name: string): string {
  return name.replace(/^(.+)geschaftlich$/, 'business$1').replace(/^(.+)privat$/, 'home$1');
}
