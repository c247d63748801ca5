import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentKind, contentKinds, pictureIdOf, pictureUrlOf } from '@parlour/contract/staff';
import type { ContentFields } from '@parlour/core/content';
import { pictureFields } from '@parlour/core/imports';
import { asc } from 'drizzle-orm';
import type { Queries } from '../../../../platform/postgres/database.ts';
import { pictures } from '../../../../platform/postgres/schema/index.ts';
import { readUploads } from '../planning/readUploads.ts';
import { kindOf } from '../../../content/kinds/index.ts';
import { listColumns, packageFiles } from '../packageFiles.ts';
import {
  type ExportContext,
  exportedItems,
  exportedMembers,
  itemColumns,
  memberColumns,
  readKeys,
} from './exportedRows.ts';
import { tableHeader, tableRows } from './writeTable.ts';

/** Where the files of a package go: a folder or a ZIP. */
export interface PackageTarget {
  /** Writes a file piece by piece. */
  write(name: string, pieces: AsyncIterable<string>): Promise<void>;
  /** Copies a file of the disk. */
  copy(name: string, path: string): Promise<void>;
}

/** What is exported. */
export interface ExportInput {
  readonly queries: Queries;
  readonly clubName: string;
  readonly exportedAt: Date;
  /** The folder of the club's own pictures. */
  readonly picturesFolder: string;
  /** The folder with copies of the uploaded pictures. */
  readonly uploadsFolder: string;
}

const PIECE = 200;
const OWN_PICTURE = /^\/pictures\/([^/?#]+)$/;

/** Writes the whole club as a package: content, members, and the pictures that they name (api/staff/imports-10). */
export async function exportPackage(input: ExportInput, target: PackageTarget): Promise<void> {
  const { queries, clubName, exportedAt, picturesFolder, uploadsFolder } = input;
  const uploads = await readUploads(queries);
  const copied = new Map<string, string>();
  const context: ExportContext = {
    queries,
    keys: await readKeys(queries),
    async pictureOf(url) {
      const uploaded = uploads.get(pictureIdOf(url) ?? '');
      const name = uploaded ?? decodeName(OWN_PICTURE.exec(url)?.[1]);
      if (name === undefined) return url;
      const path = join(uploaded === undefined ? picturesFolder : uploadsFolder, name);
      const file = await stat(path).catch(() => undefined);
      if (file?.isFile() !== true) return url;
      copied.set(`pictures/${name}`, path);
      return `pictures/${name}`;
    },
  };
  const club = {
    format: 'parlour-club',
    version: 1,
    exportedAt: exportedAt.toISOString(),
    clubName,
  };
  await target.write(packageFiles.club, oneText(`${JSON.stringify(club, null, 2)}\n`));
  await target.write(packageFiles.members, tableOf(memberColumns(), exportedMembers(context)));
  for (const kind of contentKinds) {
    const place = kindOf(kind).package;
    if ('tree' in place) await target.write(place.tree, treeOf(context, kind, place.list));
    else {
      await target.write(place.table, tableOf(itemColumns(kind), exportedItems(context, kind)));
      if (place.lists !== null) await target.write(place.lists, destinationVendors(context));
    }
  }
  await target.write(
    packageFiles.pictures,
    tableOf(pictureFields, exportedPictures(queries, context.pictureOf)),
  );
  for (const [name, path] of copied) await target.copy(name, path);
}

function decodeName(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  try {
    const name = decodeURIComponent(text);
    return /[/\\\0]/.test(name) || name.startsWith('.') ? undefined : name;
  } catch {
    return undefined;
  }
}

async function* oneText(text: string) {
  yield text;
}

/** Reads the uploaded pictures, also those that nothing shows. One whose file is lost is left out. */
async function* exportedPictures(
  queries: Queries,
  pictureOf: ExportContext['pictureOf'],
): AsyncGenerator<Readonly<Record<string, unknown>>> {
  const rows = await queries.select().from(pictures).orderBy(asc(pictures.id));
  for (const { id, name, alternativeText, focusX, focusY } of rows) {
    const url = pictureUrlOf(id);
    const file = await pictureOf(url);
    if (file !== url) yield { file, id, name, alternativeText, focusX, focusY };
  }
}

type Rows = AsyncIterable<Readonly<Record<string, unknown>>>;

async function* tableOf(columns: ContentFields, rows: Rows): AsyncGenerator<string> {
  yield tableHeader(columns);
  let piece: Readonly<Record<string, unknown>>[] = [];
  for await (const row of rows) {
    piece.push(row);
    if (piece.length < PIECE) continue;
    yield tableRows(columns, piece);
    piece = [];
  }
  yield tableRows(columns, piece);
}

function destinationVendors(context: ExportContext): AsyncGenerator<string> {
  const rows = async function* (): AsyncGenerator<Readonly<Record<string, unknown>>> {
    for await (const item of exportedItems(context, 'destination')) {
      const listed = Array.isArray(item['vendorIds']) ? item['vendorIds'] : [];
      for (const [position, vendor] of listed.entries()) {
        yield { destination: item['externalId'] ?? item['id'], vendor, position };
      }
    }
  };
  return tableOf(listColumns, rows());
}

async function* treeOf(
  context: ExportContext,
  kind: ContentKind,
  list: string,
): AsyncGenerator<string> {
  yield `{\n"${list}": [`;
  let separator = '\n';
  for await (const item of exportedItems(context, kind)) {
    yield `${separator}${JSON.stringify(item, null, 2)}`;
    separator = ',\n';
  }
  yield '\n]\n}\n';
}
