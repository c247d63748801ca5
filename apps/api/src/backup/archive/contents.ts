import * as z from 'zod';

/** The version of the format of a backup. A later one may be written only a release after it is read. */
export const FORMAT_VERSION = 1;

/** The names of the entries that are not rows or files. */
export const entryNames = {
  /** The first one. */
  head: 'backup.json',
  cardKey: 'card-key.public.pem',
  manifest: 'manifest.json',
  /** The last one: the keyed hash of the manifest. */
  signature: 'signature',
} as const;

/** The folders of the entries. */
export const entryFolders = {
  /** Rows: `database/SCHEMA.TABLE/000001`, and so on. */
  database: 'database/',
  /** Files of the store, by their names there. */
  stored: 'files/',
  /** The club's own pictures. */
  pictures: 'pictures/',
} as const;

const sequenceSchema = z.object({
  name: z.string(),
  lastValue: z.string().regex(/^-?\d+$/),
  isCalled: z.boolean(),
});

const tableSchema = z.object({
  schema: z.enum(['public', 'pgboss']),
  name: z.string().regex(/^[a-z_][a-z0-9_]*$/),
  columns: z.array(z.string()).min(1),
});

/** A table in a backup, with the columns of its rows. */
export type ArchivedTable = Readonly<z.output<typeof tableSchema>>;

/** What any version of the format begins with. */
export const formatSchema = z.object({
  format: z.literal('parlour-backup'),
  version: z.int(),
  release: z.string(),
});

/** What a backup says of itself, before everything else. */
export const headSchema = formatSchema.extend({
  version: z.literal(FORMAT_VERSION),
  /** When its snapshot was taken. */
  madeAt: z.iso.datetime(),
  clubName: z.string(),
  /** The ids of the secret keys that open what is sealed in it. */
  keyIds: z.array(z.string()),
  /** The id of the key that opens its card numbers. Null where no server has run. */
  cardKeyId: z.nullable(z.string()),
  /** The migrations that its rows have, the oldest first. */
  migrations: z.array(z.object({ hash: z.string(), at: z.int() })),
  /** The version of the tables of the job queue. Null where there are none. */
  jobsVersion: z.nullable(z.int()),
  /** In an order that never names a row before it is there. */
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
});

/** What a backup says of itself. */
export type BackupHead = Readonly<z.output<typeof headSchema>>;

const entrySchema = z.object({
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  sha256: z.string(),
});

/** An entry of a backup, as its manifest lists it. */
export type ArchivedEntry = Readonly<z.output<typeof entrySchema>>;

/** What a backup holds, after everything that it lists. */
export const manifestSchema = z.object({
  /** Every entry before this one, in order. */
  entries: z.array(entrySchema),
  /** The number of rows by `SCHEMA.TABLE`. */
  rows: z.record(z.string(), z.int()),
  /** Files that rows name and that the store had not. */
  missing: z.array(z.string()),
});

/** What a backup holds. */
export type BackupManifest = Readonly<z.output<typeof manifestSchema>>;

/** Returns the name of a table as entries and messages have it. */
export function fullNameOf({ schema, name }: Pick<ArchivedTable, 'schema' | 'name'>): string {
  return `${schema}.${name}`;
}
