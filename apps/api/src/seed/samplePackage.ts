import { Buffer } from 'node:buffer';
import { contentKinds } from '@parlour/contract/staff';
import type { ContentFields } from '@parlour/core/content';
import { writeAmount } from '@parlour/core/imports';
import { kindOf } from '../features/content/kinds/index.ts';
import { itemColumns, memberColumns } from '../features/staff/imports/exporting/exportedRows.ts';
import { tableHeader, tableRows } from '../features/staff/imports/exporting/writeTable.ts';
import { listColumns, packageFiles } from '../features/staff/imports/packageFiles.ts';
import type {
  PackageFile,
  PackageSource,
} from '../features/staff/imports/reading/packageSource.ts';
import { contentOf, type SampleRows } from './rows.ts';

/** Writes the sample club as a package in memory: the first example of one (api/staff/imports-20). */
export function samplePackage(rows: SampleRows): PackageSource {
  const content = contentOf(rows);
  const tables = contentKinds.flatMap((kind) => {
    const place = kindOf(kind).package;
    const items = content[kind];
    return 'table' in place && items !== undefined
      ? [fileOf(place.table, tableOf(itemColumns(kind), items))]
      : [];
  });
  const files = [
    fileOf(packageFiles.club, JSON.stringify({ format: 'parlour-club', version: 1 })),
    fileOf(packageFiles.members, tableOf(memberColumns(), rows.members)),
    ...tables,
    fileOf(packageFiles.destinationVendors, tableOf(listColumns, rows.connections.map(asListed))),
    fileOf(packageFiles.giftGuides, JSON.stringify({ guides: guidesOf(rows) })),
  ];
  return {
    files: new Map(files.map((file) => [file.name, file])),
    close: () => Promise.resolve(),
  };
}

function fileOf(name: string, text: string): PackageFile {
  const bytes = Buffer.from(text);
  return {
    name,
    size: bytes.length,
    open: async () =>
      (async function* () {
        yield bytes;
      })(),
  };
}

const tableOf = (columns: ContentFields, rows: readonly object[]): string =>
  tableHeader(columns) +
  tableRows(
    columns,
    rows.map((row) => Object.fromEntries(Object.entries(row).map(asCell))),
  );

const asCell = ([name, value]: [string, unknown]): [string, unknown] => [
  name,
  value instanceof Date ? value.toISOString() : value,
];

const asListed = ({ destinationId, vendorId, position }: SampleRows['connections'][number]) => ({
  destination: destinationId,
  vendor: vendorId,
  position,
});

function guidesOf({ members, giftGuides, giftSections, giftProducts }: SampleRows) {
  const keys = new Map(members.map(({ id, crmId }) => [id, crmId]));
  const amountOf = (minor: number | null, currency: string | null) =>
    minor === null ? null : writeAmount(minor, currency ?? 'USD');
  return giftGuides.map(({ id, name, description, memberId }) => ({
    id,
    name,
    description,
    memberId: memberId === null ? null : keys.get(memberId),
    sections: giftSections
      .filter(({ guideId }) => guideId === id)
      .map((section) => ({
        ...section,
        products: giftProducts
          .filter(({ sectionId }) => sectionId === section.id)
          .map(({ priceMinor, maxPriceMinor, ...product }) => ({
            ...product,
            price: amountOf(priceMinor, product.currencyCode),
            maxPrice: amountOf(maxPriceMinor, product.currencyCode),
          })),
      })),
  }));
}
