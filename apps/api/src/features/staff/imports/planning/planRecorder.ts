import { createHash } from 'node:crypto';
import {
  type SentChangedRow,
  type SentHiddenItem,
  IMPORT_LISTED_LIMIT,
  type ImportCounts,
  type ImportKind,
  importKinds,
  type SentImportPlan,
  type RefusedRow,
} from '@parlour/contract/staff';

/** Where a row is. */
export interface RowPlace {
  readonly file: string;
  readonly line: number;
}

/** A row that was read, and is about one item. */
export interface ReadRow extends RowPlace {
  /** Why an earlier import refused it, where its file still says so. */
  readonly refusedBecause?: string | undefined;
}

/** A row, and what it is about where that could be read. */
export interface NamedRow extends RowPlace {
  readonly title?: string | undefined;
}

/** What is wrong with a row. */
export interface RowIssue {
  /** The label of the field. Null for the whole row. */
  readonly field: string | null;
  readonly message: string;
}

/** What a row does. */
export interface RowOutcome {
  readonly kind: ImportKind;
  readonly title: string;
  /** What identifies it in the file. */
  readonly key: string;
  /** The version before. 0 for a new item. */
  readonly version: number;
  /** The labels of the changed fields. */
  readonly fields: readonly string[];
  /** Whether members do not see it. */
  readonly isHidden?: boolean;
}

const nothing = { created: 0, changed: 0, unchanged: 0, refused: 0, hidden: 0 };

const named = (title: string | undefined) => (title === undefined ? {} : { title });

/** Collects what the rows of an import do, and hashes it. */
export type PlanRecorder = ReturnType<typeof createPlanRecorder>;

/** Creates what collects the outcomes of rows. The hash is of all of them, the lists have the first ones. */
export function createPlanRecorder() {
  const hash = createHash('sha256');
  const counts = new Map<ImportKind, { -readonly [Name in keyof ImportCounts]: number }>();
  const refused: RefusedRow[] = [];
  const warnings: RefusedRow[] = [];
  let warningCount = 0;
  const reasons = new Map<string, Map<number, string>>();
  const changed: SentChangedRow[] = [];
  const hidden: SentHiddenItem[] = [];
  const notes: string[] = [];
  const filled = new Map<string, { readonly usual: string; readonly rows: NamedRow[] }>();
  const newHidden: RowPlace[] = [];
  const count = (kind: ImportKind, name: keyof ImportCounts) => {
    const known = counts.get(kind) ?? { ...nothing };
    known[name] += 1;
    counts.set(kind, known);
  };
  const add = (...parts: readonly unknown[]) => hash.update(`${JSON.stringify(parts)}\n`);

  return {
    /** Records a row that creates, changes or leaves an item. */
    record({ file, line }: RowPlace, outcome: RowOutcome) {
      const { kind, title, key, version, fields, isHidden = false } = outcome;
      const isNew = version === 0;
      if (isNew && isHidden) newHidden.push({ file, line });
      const name = isNew ? 'created' : fields.length > 0 ? 'changed' : 'unchanged';
      count(kind, name);
      add(name, kind, key, version, title, fields);
      if (name !== 'unchanged' && changed.length < IMPORT_LISTED_LIMIT) {
        changed.push({ file, line, kind, title, fields: [...fields] });
      }
    },
    /** Records a row that is left out, with each of its issues. A picture has no kind, and is not counted. */
    refuse({ file, line, title }: NamedRow, kind: ImportKind | null, issues: readonly RowIssue[]) {
      if (kind !== null) count(kind, 'refused');
      add('refused', kind, file, line, issues);
      const lines = reasons.get(file) ?? new Map<number, string>();
      reasons.set(file, lines);
      const reason = issues.map(({ message }) => message).join(' ');
      lines.set(line, [lines.get(line), reason].filter(Boolean).join(' '));
      for (const { field, message } of issues) {
        if (refused.length < IMPORT_LISTED_LIMIT)
          refused.push({ file, line, ...named(title), field, message });
      }
    },
    /** Records cells that are left out of a row that comes in. */
    warn({ file, line, title }: NamedRow, issues: readonly RowIssue[]) {
      warningCount += issues.length;
      for (const { field, message } of issues) {
        add('warning', file, line, field, message);
        if (warnings.length < IMPORT_LISTED_LIMIT)
          warnings.push({ file, line, ...named(title), field, message });
      }
    },
    /**
     * Records that a new row has nothing for a required field, and gets what is usual.
     *
     * @param usual - that, in words.
     */
    fillIn({ file, line, title }: NamedRow, field: string, usual: string) {
      add('filled', file, line, field);
      const known = filled.get(field) ?? { usual, rows: [] };
      known.rows.push({ file, line, ...named(title) });
      filled.set(field, known);
    },
    /** Returns why each refused row of a file is left out, by its line. */
    refusedLines: (file: string): ReadonlyMap<number, string> => reasons.get(file) ?? new Map(),
    /** Records an item that is hidden, because its file has it no more. */
    hide(item: SentHiddenItem, version: number) {
      count(item.kind, 'hidden');
      add('hidden', item, version);
      if (hidden.length < IMPORT_LISTED_LIMIT) hidden.push(item);
    },
    /** Records what was found out about a file. */
    note: (text: string) => void notes.push(text),
    /** Returns the plan, with its hash. No row may follow. */
    finish(): { readonly plan: SentImportPlan; readonly planHash: string } {
      const fills = [...filled].map(([field, { usual, rows }]) => {
        const message = `It is empty, so ${usual} is there.`;
        const have =
          rows.length === 1 ? '1 row has' : `${rows.length.toLocaleString('en-US')} rows have`;
        return {
          note: `${have} no ${field.toLowerCase()}, so ${usual} is there.`,
          cells: rows.map(({ file, line, title }) => ({
            file,
            line,
            ...named(title),
            field,
            message,
          })),
        };
      });
      const cells = fills.flatMap((each) => each.cells);
      const plan = {
        counts: importKinds.flatMap((kind) => {
          const known = counts.get(kind);
          return known === undefined ? [] : [{ kind, ...known }];
        }),
        refused,
        ...(warningCount === 0 ? {} : { warnings, warningCount }),
        ...(cells.length === 0
          ? {}
          : { filled: cells.slice(0, IMPORT_LISTED_LIMIT), filledCount: cells.length }),
        changed,
        hidden,
        notes: [...notes, ...fills.map(({ note }) => note), ...notesOfHidden(newHidden)],
      };
      return { plan, planHash: hash.digest('base64url') };
    },
  };
}

/** Says what members do not see although it is new. */
function notesOfHidden(places: readonly RowPlace[]): readonly string[] {
  if (places.length === 0) return [];
  const [are, their] = places.length === 1 ? ['row is', 'its'] : ['rows are', 'their'];
  return [
    `${places.length.toLocaleString('en-US')} new ${are} hidden from members, as ${their} file says: ${linesOf(places)}.`,
  ];
}

const LISTED_LINES = 5;

/** Names the first lines. */
export function linesOf(places: readonly RowPlace[]): string {
  const listed = places.slice(0, LISTED_LINES).map(({ file, line }) => `${file}, line ${line}`);
  const others = places.length - listed.length;
  const more = others > 0 ? [`and ${others.toLocaleString('en-US')} more`] : [];
  return [...listed, ...more].join('; ');
}
