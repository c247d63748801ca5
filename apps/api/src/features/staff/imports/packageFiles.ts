import type { ImportKind } from '@parlour/contract/staff';
import type { ContentFields } from '@parlour/core/content';
import { kindOf, kindsInPackageOrder } from '../../content/kinds/index.ts';

/** The files of a package that have a form of their own. */
export const packageFiles = {
  club: 'club.json',
  members: 'members.csv',
  destinationVendors: 'destination-vendors.csv',
  giftGuides: 'gift-guides.json',
  pictures: 'pictures.csv',
} as const;

const places = kindsInPackageOrder.map((kind) => ({ kind, ...kindOf(kind).package }));

/** What the tables of a package have, by their files in the order of the import: what is referred to comes first. */
export const packageTables: ReadonlyMap<string, ImportKind> = new Map<string, ImportKind>([
  ...places.filter((place) => 'table' in place).map(({ table, kind }) => [table, kind] as const),
  [packageFiles.members, 'members'],
]);

/** The files of a package whose items are trees, which may refer to members. */
export const packageTrees = places.filter((place) => 'tree' in place);

/** The columns of `destination-vendors.csv`. */
export const listColumns = {
  destination: { label: 'Destination', kind: 'line', isRequired: true },
  vendor: { label: 'Vendor', kind: 'line', isRequired: true },
  position: {
    label: 'Position',
    kind: 'number',
    minimum: 0,
    maximum: 500,
    isWhole: true,
    isRequired: true,
  },
} as const satisfies ContentFields;
