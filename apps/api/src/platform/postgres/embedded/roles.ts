import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeDurably } from '../../process/writeDurably.ts';

/** The role of the server. It owns the tables, and is no superuser. */
export const SERVER_ROLE = 'parlour_server';

/**
 * The superuser, who made the cluster. PostgreSQL lets nobody connect as this role. It works only while PostgreSQL serves
 * nobody, see {@link prepareRoles}.
 */
export const SUPERUSER = 'parlour';

const passwordFileIn = (dataFolder: string) => join(dataFolder, 'postgres-password');

/** Returns the password of the server's role. Generates it once, readable only by the server's user. */
export function loadPassword(dataFolder: string): string {
  const file = passwordFileIn(dataFolder);
  if (!existsSync(file)) {
    mkdirSync(dataFolder, { recursive: true });
    writeDurably(file, randomBytes(32).toString('hex'), 0o600);
  }
  return readPassword(dataFolder);
}

/**
 * Returns the password of the server's role.
 *
 * @throws Error where the server has never been started.
 */
export function readPassword(dataFolder: string): string {
  const file = passwordFileIn(dataFolder);
  if (!existsSync(file)) throw new Error(`there is no ${file}: has the server ever been started?`);
  const password = readFileSync(file, 'utf8').trim();
  // It becomes part of SQL and of a URL.
  if (!/^[0-9a-f]{64}$/.test(password)) throw new Error(`${file} does not hold a password`);
  return password;
}

// Everyone who reaches the socket needs the password. Without a line for them, others are refused.
const accessRules = `# Written by Parlour at each start.\nlocal all ${SERVER_ROLE} scram-sha-256\n`;

const isOurs = `nspname !~ '^pg_' and nspname <> 'information_schema'`;

/**
 * Makes the role with this password the owner of everything that the superuser owns outside of PostgreSQL's own schemas.
 * Until it had this role, the server worked as the superuser. Repeating it changes nothing.
 */
const roleStatement = (password: string, mayCreateDatabases: boolean) => `do $do$
declare
  command text;
begin
  if not exists (select from pg_roles where rolname = '${SERVER_ROLE}') then
    create role ${SERVER_ROLE};
  end if;
  alter role ${SERVER_ROLE} with login nosuperuser nocreaterole noreplication nobypassrls
    ${mayCreateDatabases ? 'createdb' : 'nocreatedb'} password '${password}';
  alter database postgres owner to ${SERVER_ROLE};
  for command in
    select format('alter schema %I owner to ${SERVER_ROLE}', nspname) from pg_namespace
      where nspowner = '${SUPERUSER}'::regrole and ${isOurs} and nspname <> 'public'
  loop execute command; end loop;
  for command in
    select format('alter table %s owner to ${SERVER_ROLE}', c.oid::regclass)
      from pg_class c join pg_namespace n on n.oid = relnamespace
      where relowner = '${SUPERUSER}'::regrole and relkind in ('r', 'p', 'v', 'm')
        and ${isOurs}
  loop execute command; end loop;
  -- The sequence of a column has followed its table.
  for command in
    select format('alter sequence %s owner to ${SERVER_ROLE}', c.oid::regclass)
      from pg_class c join pg_namespace n on n.oid = relnamespace
      where relowner = '${SUPERUSER}'::regrole and relkind = 'S'
        and ${isOurs}
  loop execute command; end loop;
  for command in
    select format('alter routine %s owner to ${SERVER_ROLE}', p.oid::regprocedure)
      from pg_proc p join pg_namespace n on n.oid = pronamespace
      where proowner = '${SUPERUSER}'::regrole and ${isOurs}
  loop execute command; end loop;
  for command in
    select format('alter type %s owner to ${SERVER_ROLE}', t.oid::regtype)
      from pg_type t join pg_namespace n on n.oid = typnamespace
      where typowner = '${SUPERUSER}'::regrole and typtype in ('e', 'd')
        and ${isOurs}
  loop execute command; end loop;
end
$do$;
`;

/** Options of {@link prepareRoles}. */
export interface RoleOptions {
  /** The folder of the cluster. */
  readonly cluster: string;
  readonly password: string;
  readonly mayCreateDatabases: boolean;
  /** Runs one statement as the superuser, while PostgreSQL serves nobody. */
  readonly runAlone: (statement: string) => Promise<void>;
}

/** Prepares the roles of a cluster that does not run, also of one whose server still worked as the superuser. */
export async function prepareRoles(options: RoleOptions): Promise<void> {
  const { cluster, password, mayCreateDatabases, runAlone } = options;
  writeWhereDifferent(join(cluster, 'pg_hba.conf'), accessRules);
  const statement = roleStatement(password, mayCreateDatabases);
  const recordFile = join(cluster, 'parlour-roles');
  const record = createHash('sha256').update(statement).digest('hex');
  if (existsSync(recordFile) && readFileSync(recordFile, 'utf8') === record) return;
  await runAlone(statement);
  writeDurably(recordFile, record, 0o644);
}

function writeWhereDifferent(file: string, text: string): void {
  // The cluster's folder is closed to others, and PostgreSQL's user, who may be another, reads the file.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeDurably(file, text, 0o644);
}
