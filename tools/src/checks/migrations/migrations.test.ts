import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../workspace/paths.ts';
import { migrations } from './migrations.ts';

const folder = 'apps/api/src/platform/postgres/migrations';

/** What the release 1.0.0 brought, as Drizzle writes it. */
const former = `CREATE TABLE "members" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"level" text NOT NULL,
	"sponsor_id" text,
	CONSTRAINT "members_level_known" CHECK ("members"."level" in ('a', 'b'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "members_email_unique" ON "members" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "members_level_index" ON "members" USING btree ("level");--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_sponsor_id_members_id_fk" FOREIGN KEY ("sponsor_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION greet() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$;
CREATE TRIGGER greet AFTER INSERT ON "members" FOR EACH ROW EXECUTE FUNCTION greet();`;

/** Checks later migrations of a club whose last release is 1.0.0. */
const check = (...later: readonly string[]) =>
  migrations(
    new Map([
      ['CHANGELOG.md', '## [Unreleased]\n\n## [1.0.0] - 2026-11-26\n'],
      [`${folder}/releases.json`, '{ "1.0.0": "0000_the_club" }'],
      [`${folder}/0000_the_club.sql`, former],
      ...later.map((sql, at): [string, string] => [`${folder}/000${at + 1}_later.sql`, sql]),
    ]),
  ).issues;

const uses = 'the release before uses it; leave that to the release after';
const relies = 'the release before relies on it; leave that to the release after';
const removes = 'the release before may use what it removes; leave that to the release after';
const unchecked = 'the release before does not keep to it; add it in the release after';
const renames =
  'the release before uses its name; add the new one beside it, with a trigger that writes both';

test.each([
  ['DROP TABLE "members" CASCADE', removes],
  ['DROP FUNCTION greet()', removes],
  ['DROP TRIGGER greet ON "members"', removes],
  ['DROP INDEX "members_email_unique"', relies],
  ['DELETE FROM "members" WHERE "level" = \'a\'', removes],
  ['TRUNCATE "members"', removes],
  ['ALTER TABLE "members" DROP COLUMN "level"', uses],
  ['ALTER TABLE "members" RENAME COLUMN "level" TO "rank"', renames],
  ['ALTER TABLE "members" RENAME TO "people"', renames],
  ['ALTER TABLE "members" ALTER COLUMN "sponsor_id" SET NOT NULL', uses],
  ['ALTER TABLE "members" ALTER COLUMN "level" SET DATA TYPE integer', uses],
  ['ALTER TABLE "members" ALTER COLUMN "level" DROP DEFAULT', uses],
  [
    'ALTER TABLE "members" ADD COLUMN "motto" text NOT NULL',
    'the release before writes no such column; give it a default, or leave that to the release after',
  ],
  ['ALTER TABLE "members" ADD COLUMN "motto" text DEFAULT \'\' UNIQUE', unchecked],
  ['ALTER TABLE "members" ADD COLUMN "motto" text, DROP COLUMN "level"', uses],
  ['ALTER TABLE "members" ADD CONSTRAINT "x" CHECK ("members"."level" <> \'b\')', unchecked],
  ['ALTER TABLE "members" ADD CONSTRAINT "x" UNIQUE("level")', unchecked],
  [
    'ALTER TABLE "members" ADD CONSTRAINT "x" FOREIGN KEY ("level") REFERENCES "public"."levels"("id")',
    unchecked,
  ],
  ['ALTER TABLE "members" DROP CONSTRAINT "members_sponsor_id_members_id_fk"', relies],
  ['CREATE UNIQUE INDEX "x" ON "members" USING btree ("level")', unchecked],
  ['ALTER TABLE "members" CLUSTER ON "members_level_index"', 'it is not known to be safe'],
  [
    'CREATE OR REPLACE FUNCTION greet() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN OLD; END $$',
    'it is not known to be safe',
  ],
  ['ALTER TYPE "rank" ADD VALUE \'gold\'', 'it is not known to be safe'],
  [
    'CREATE INDEX CONCURRENTLY "x" ON "members" USING btree ("level")',
    'migrations are one transaction, which forbids it',
  ],
  [
    'DROP INDEX CONCURRENTLY "members_level_index"',
    'migrations are one transaction, which forbids it',
  ],
  ['DO $$ BEGIN DROP TABLE members; END $$', 'it is not known to be safe'],
])('%s is refused, with what to do', (statement, advice) => {
  const issues = check(`${statement};`);
  expect(issues).toHaveLength(1);
  expect(issues[0]).toMatch(
    new RegExp(`^${folder}/0001_later\\.sql: '.*' may break 1\\.0\\.0 beside it: `),
  );
  expect(issues[0]).toContain(`: ${advice} (docs/releases.md`);
});

test.each([
  'CREATE TABLE "mottos" ("id" text PRIMARY KEY NOT NULL, "text" text NOT NULL UNIQUE)',
  'CREATE INDEX "x" ON "members" USING btree ("level", "id")',
  'DROP INDEX "members_level_index"',
  'ALTER TABLE "members" ADD COLUMN "motto" text',
  'ALTER TABLE "members" ADD COLUMN "motto" text DEFAULT \'; drop\' NOT NULL',
  'ALTER TABLE "members" ADD COLUMN "size" integer GENERATED ALWAYS AS (length("email")) STORED NOT NULL',
  'ALTER TABLE "members" ALTER COLUMN "level" DROP NOT NULL',
  'ALTER TABLE "members" ALTER COLUMN "level" SET DEFAULT \'a\'',
  'ALTER TABLE "members" DROP CONSTRAINT "members_level_known"',
  'UPDATE "members" SET "level" = \'b\'',
  '-- Explains; drops nothing.\nINSERT INTO "members" SELECT * FROM "members"',
  'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN DELETE FROM "x"; RETURN NEW; END $$',
])('%s is admitted', (statement) => {
  expect(check(`${statement};`)).toEqual([]);
});

test('what the same release made may be changed and removed again', () => {
  const made = `CREATE TABLE "mottos" ("id" text);
    ALTER TABLE "members" ADD COLUMN "motto_id" text;--> statement-breakpoint
    CREATE TRIGGER follow AFTER INSERT ON "members" FOR EACH ROW EXECUTE FUNCTION greet();
    ALTER TABLE "members" ADD CONSTRAINT "f" FOREIGN KEY ("motto_id") REFERENCES "public"."mottos"("id");`;
  const changed = `ALTER TABLE "mottos" RENAME COLUMN "id" TO "key";
    ALTER TABLE "members" DROP CONSTRAINT "f";
    ALTER TABLE "members" DROP COLUMN "motto_id";
    DROP TRIGGER follow ON "members";
    DROP TABLE "mottos";`;
  expect(check(made, changed)).toEqual([]);
});

const mark = (version: string) =>
  `COMMENT ON TABLE "drizzle"."__drizzle_migrations" IS 'needs Parlour ${version}';`;

test('a migration that names the release before may remove what that one does without', () => {
  const dropping = 'ALTER TABLE "members" DROP COLUMN "level";';
  expect(check(mark('1.0.0') + dropping)).toEqual([]);
  expect(check(mark('1.1.0') + dropping)).toEqual([
    `${folder}/0001_later.sql: it needs Parlour 1.1.0, which is no release before; see docs/releases.md#beside-the-release-before`,
  ]);
});

test('a migration that was released is judged for the release before its own', () => {
  const files = new Map([
    ['CHANGELOG.md', '## [1.1.0] - 2027-01-08\n\n## [1.0.0] - 2026-11-26\n'],
    [`${folder}/releases.json`, '{ "1.0.0": "0000_the_club", "1.1.0": "0001_mottos" }'],
    [`${folder}/0000_the_club.sql`, former],
    [`${folder}/0001_mottos.sql`, 'CREATE TABLE "mottos" ("id" text);'],
  ]);
  expect(migrations(files).issues).toEqual([]);
  const dropped = [`${folder}/0002_none.sql`, 'DROP TABLE "mottos";'] as const;
  expect(migrations(new Map([...files, dropped])).issues).toEqual([
    expect.stringContaining("'DROP TABLE mottos' may break 1.1.0 beside it"),
  ]);
});

test('the migrations of the made-up releases, which run beside each other, are admitted', () => {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const madeUp = 'apps/e2e/src/faults/made-up-releases';
  const [first, second] = [`${folder}/0900_expand.sql`, `${folder}/0901_contract.sql`] as const;
  const contract = read(`${madeUp}/0901_contract.sql`);
  const filesWith = (sql: string) =>
    new Map([
      [`${folder}/releases.json`, '{ "9.0.0": "0000_the_club", "9.1.0": "0900_expand" }'],
      [`${folder}/0000_the_club.sql`, 'CREATE TABLE "change_requests" ("requested_value" text);'],
      [first, read(`${madeUp}/0900_expand.sql`)],
      [second, sql],
    ]);
  expect(migrations(filesWith(contract)).issues).toEqual([]);
  // Without the release that it names, each of its statements is refused.
  const unmarked = contract.replace(/^COMMENT ON .*$/m, '');
  expect(migrations(filesWith(unmarked)).issues).toHaveLength(4);
});

test('each release of the changelog names its last migration', () => {
  const files = new Map([
    ['CHANGELOG.md', '## [1.1.0] - 2027-01-08\n\n## [1.0.0] - 2026-11-26\n'],
    [`${folder}/releases.json`, '{ "1.0.0": "0001_none" }'],
    [`${folder}/0000_the_club.sql`, former],
  ]);
  expect(migrations(files).issues).toEqual([
    `${folder}/releases.json: add the last migration of 1.1.0`,
    `${folder}/releases.json: 1.0.0 names 0001_none, which is no migration`,
  ]);
});
