import { alterationsOf } from './statements.ts';

/** The statements of migrations that a judgment of another one needs, the oldest first. */
export interface Earlier {
  /** Those that the release before brought, or an earlier one. */
  readonly former: readonly string[];
  /** Those that the same release brings. The release before does not use what they made. */
  readonly same: readonly string[];
}

const LATER = 'leave that to the release after';
const UNCHECKED = 'the release before does not keep to it; add it in the release after';

const has = (statements: readonly string[], form: string) =>
  statements.some((statement) => new RegExp(`^${form}`, 'i').test(statement));

const isTableIn = (statements: readonly string[], table: string) =>
  has(statements, `create table (?:if not exists )?${table}\\b`);

const isColumnIn = (statements: readonly string[], table: string, column: string) =>
  has(statements, `alter table ${table} .*\\badd column (?:if not exists )?${column}\\b`);

const isMadeIn = (statements: readonly string[], kind: string, name: string) =>
  has(statements, `create (?:or replace )?${kind} (?:if not exists )?${name}\\b`);

/** Judges a column that is added to a table of the release before. */
function judgeNewColumn(definition: string): string | undefined {
  if (/\b(?:unique|primary key)\b/i.test(definition)) return UNCHECKED;
  const isFilled = /\b(?:default|generated)\b/i.test(definition);
  return /\bnot null\b/i.test(definition) && !isFilled
    ? `the release before writes no such column; give it a default, or ${LATER}`
    : undefined;
}

/** Judges one action of an `ALTER TABLE` on a table of the release before. */
function judgeAction(table: string, action: string, { former, same }: Earlier) {
  const isNew = (column: string) => isColumnIn(same, table, column);
  const matched = (form: string) => new RegExp(`^${form}`, 'i').exec(action);

  const [, added] = matched('add column (.*)') ?? [];
  if (added !== undefined) return judgeNewColumn(added);

  const [, columns] = matched('add constraint \\w+ (?:foreign key|unique) ?\\(([^)]*)\\)') ?? [];
  if (columns?.split(',').every((column) => isNew(column.trim()))) return undefined;
  if (matched('add ')) return UNCHECKED;

  const [, altered = '', change = ''] = matched('alter column (\\w+) (.*)') ?? [];
  if (altered !== '') {
    const isLoosened = /^(?:set default|drop not null)/i.test(change);
    return isLoosened || isNew(altered) ? undefined : `the release before uses it; ${LATER}`;
  }

  const [, constraint] = matched('drop constraint (?:if exists )?(\\w+)') ?? [];
  if (constraint !== undefined) {
    const isCheck = has(former, `.*\\bconstraint ${constraint} check\\b`);
    const isNewOne = has(same, `.*\\bconstraint ${constraint}\\b`);
    return isCheck || isNewOne ? undefined : `the release before relies on it; ${LATER}`;
  }

  const [, dropped] = matched('drop column (?:if exists )?(\\w+)') ?? [];
  if (dropped !== undefined) {
    return isNew(dropped) ? undefined : `the release before uses it; ${LATER}`;
  }
  if (matched('rename ')) {
    return 'the release before uses its name; add the new one beside it, with a trigger that writes both';
  }
  return 'it is not known to be safe';
}

const harmless =
  /^(?:create (?:table|index|function|trigger|extension|type|schema|sequence|view)|insert into|update|select|comment on)\b/i;

/**
 * Says why a statement may break a server of the release before on the same database, and what to do instead.
 *
 * @param statement - in the form of `statementsOf`.
 * @returns undefined where it breaks nothing.
 */
export function judge(statement: string, earlier: Earlier): string | undefined {
  const { former, same } = earlier;
  if (/\bconcurrently\b/i.test(statement))
    return 'migrations are one transaction, which forbids it';
  if (harmless.test(statement)) return undefined;

  const alteration = alterationsOf(statement);
  if (alteration !== undefined) {
    const { table, actions } = alteration;
    if (isTableIn(same, table)) return undefined;
    return actions.map((action) => judgeAction(table, action, earlier)).find(Boolean);
  }

  const [, replacedKind = '', replaced = ''] =
    /^create or replace (function|trigger|view) (\w+)/i.exec(statement) ?? [];
  if (replacedKind !== '' && !isMadeIn(former, replacedKind, replaced)) return undefined;

  const [, uniqueTable] = /^create unique index .*?\bon (\w+)/i.exec(statement) ?? [];
  if (uniqueTable !== undefined) return isTableIn(same, uniqueTable) ? undefined : UNCHECKED;

  const [, index] = /^drop index (?:if exists )?(\w+)/i.exec(statement) ?? [];
  if (index !== undefined) {
    return isMadeIn(former, 'unique index', index)
      ? `the release before relies on it; ${LATER}`
      : undefined;
  }

  const [, kind = '', name = ''] =
    /^drop (table|function|trigger|type|view|sequence) (?:if exists )?(\w+)/i.exec(statement) ?? [];
  if (kind !== '' && isMadeIn(same, kind, name)) return undefined;
  if (/^(?:drop|delete|truncate)\b/i.test(statement)) {
    return `the release before may use what it removes; ${LATER}`;
  }
  return 'it is not known to be safe';
}
