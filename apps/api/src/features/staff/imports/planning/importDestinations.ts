import { readCellsOf, type RowValues } from '@parlour/core/imports';
import { listColumns } from '../packageFiles.ts';
import type { PackageFile } from '../reading/packageSource.ts';
import { readRows } from '../reading/readRows.ts';
import { surveyTable } from '../reading/surveyTable.ts';
import type { ImportContext } from './importContext.ts';
import { type ContentRow, importItem } from './importItem.ts';
import type { RowPlace } from './planRecorder.ts';
import { resolveKey } from './resolveValues.ts';

const LABEL = 'Vendors';

/** Imports destinations, each after the one that it is part of, with the vendors that another file lists (api/staff/imports-8). */
export async function importDestinations(
  context: ImportContext,
  rows: AsyncIterable<ContentRow>,
  vendorsFile: PackageFile | undefined,
): Promise<void> {
  const lists = await readVendorLists(context, vendorsFile);
  let waiting: ContentRow[] = [];
  for await (const row of rows) waiting.push(withVendors(row, lists));
  while (waiting.length > 0) {
    const index = await context.indexOf('destination');
    const later: ContentRow[] = [];
    const ownKeys = new Set(waiting.flatMap((row) => keysOf(row.read)));
    for (const row of waiting) {
      const parent = row.read.values['parentId'];
      const isReady =
        typeof parent !== 'string' ||
        index.findReferred(parent) !== undefined ||
        !ownKeys.has(parent);
      if (isReady) await importItem(context, row);
      else later.push(row);
    }
    if (later.length === waiting.length) {
      // Each is part of another one of them.
      for (const row of later) await importItem(context, row);
      break;
    }
    waiting = later;
  }
  for (const [key, { place, vendors }] of lists) {
    const read = { values: { externalId: key, vendorIds: vendors }, issues: [] };
    await importListed(context, key, { ...place, kind: 'destination', read });
  }
}

/** Imports the vendors of a destination that the package itself does not have. */
async function importListed(context: ImportContext, key: string, row: ContentRow): Promise<void> {
  const index = await context.indexOf('destination');
  const known = index.findReferred(key);
  if (known === undefined) {
    const message = `There is no destination “${key}”.`;
    return context.recorder.refuse(row, 'destination', [{ field: 'Destination', message }]);
  }
  const { externalId: _, ...values } = row.read.values;
  const own = known.externalId === null ? { id: known.id } : { externalId: known.externalId };
  return importItem(context, { ...row, read: { ...row.read, values: { ...values, ...own } } });
}

type VendorLists = Map<string, { readonly place: RowPlace; readonly vendors: string[] }>;

/** Takes the list of a destination that has a row, so that it is imported once. */
function withVendors(row: ContentRow, lists: VendorLists): ContentRow {
  const key = keysOf(row.read).find((each) => lists.has(each));
  const list = key === undefined ? undefined : lists.get(key);
  if (key === undefined || list === undefined) return row;
  lists.delete(key);
  return { ...row, read: { ...row.read, values: { ...row.read.values, vendorIds: list.vendors } } };
}

const keysOf = ({ values }: RowValues): readonly string[] =>
  [values['externalId'], values['id']].filter((key) => typeof key === 'string');

/** Reads which vendors a destination lists, by the key of the destination, in the order of their positions. */
async function readVendorLists(
  context: ImportContext,
  file: PackageFile | undefined,
): Promise<VendorLists> {
  const lists: VendorLists = new Map();
  if (file === undefined) return lists;
  const survey = await surveyTable(file);
  const fields = Object.fromEntries(Object.keys(listColumns).map((name) => [name, name]));
  const entries: { place: RowPlace; destination: string; vendor: string; position: number }[] = [];
  for await (const { line, cells, issue } of readRows(file, survey, fields)) {
    const place = { file: file.name, line };
    const { values, issues } = readCellsOf(listColumns, cells);
    const { destination: key, vendor, position } = values;
    const message =
      issue ??
      issues[0]?.message ??
      (typeof key === 'string' && typeof vendor === 'string'
        ? undefined
        : 'It needs a destination and a vendor.');
    if (message !== undefined || typeof key !== 'string' || typeof vendor !== 'string') {
      context.recorder.refuse(place, 'destination', [{ field: null, message: message ?? '' }]);
      continue;
    }
    const found = await resolveKey(context, LABEL, 'vendor', vendor);
    if ('message' in found) {
      context.recorder.refuse(place, 'destination', [{ field: LABEL, message: found.message }]);
      continue;
    }
    entries.push({
      place,
      destination: key,
      vendor,
      position: typeof position === 'number' ? position : entries.length,
    });
  }
  for (const { place, destination, vendor } of entries.toSorted(
    (one, other) => one.position - other.position,
  )) {
    const list = lists.get(destination) ?? { place, vendors: [] };
    list.vendors.push(vendor);
    lists.set(destination, list);
  }
  return lists;
}
