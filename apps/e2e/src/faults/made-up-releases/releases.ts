/** A text of a source file of the server that a made-up release replaces. It is there once. */
interface Change {
  /** Below `apps/api/src`. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** A release that differs from this one as a later one might. */
export interface MadeUpRelease {
  readonly version: string;
  /** The names of its own migrations, which are files of this folder. */
  readonly migrations: readonly string[];
  readonly changes: readonly Change[];
}

/** What new rows have in the column that {@link nextRelease} adds: of servers that know it, and of those that do not. */
export const channels = { next: 'channel-next', before: 'channel-before' } as const;
/** The encryption of seals that {@link nextRelease} opens, and {@link releaseAfterNext} seals with. */
export const NEW_ENCRYPTION = 'C20P';

/** This release, in a folder of its own. */
export const thisRelease: MadeUpRelease = { version: '9.0.0', migrations: [], changes: [] };

/** It adds a column, renames one, and opens a new format of seals. */
export const nextRelease: MadeUpRelease = {
  version: '9.1.0',
  migrations: ['0900_expand'],
  changes: [
    {
      file: 'platform/postgres/schema/requests.ts',
      from: '    subject: text().notNull(),\n',
      to: `    subject: text().notNull(),
    channel: text().notNull().default('${channels.before}').$defaultFn(() => '${channels.next}'),\n`,
    },
    {
      file: 'platform/postgres/schema/writes.ts',
      from: 'requestedValue: text().notNull()',
      to: "requestedValue: text('wish').notNull()",
    },
    {
      file: 'platform/crypto/namedSeal.ts',
      from: "const encryptions = { A256GCM: 'aes-256-gcm' } as const;",
      to: `const encryptions = { A256GCM: 'aes-256-gcm', ${NEW_ENCRYPTION}: 'chacha20-poly1305' } as const;`,
    },
  ],
};

/** It removes the former column, and seals in the new format. */
export const releaseAfterNext: MadeUpRelease = {
  version: '9.2.0',
  migrations: [...nextRelease.migrations, '0901_contract'],
  changes: [
    ...nextRelease.changes,
    {
      file: 'platform/crypto/namedSeal.ts',
      from: "const WRITTEN: Encryption = 'A256GCM';",
      to: `const WRITTEN: Encryption = '${NEW_ENCRYPTION}';`,
    },
  ],
};
