import { findStatements, isListOfIds } from './behavior.ts';
import { anchorOf } from './markdown.ts';
import type { Check } from './repository.ts';

const PAGE = 'docs/specification.md';
const DEPARTURES = 'docs/departures.md';
const PROOF = 'proven by';
const DEPARTURE = 'departed from';
const departures =
  /^\[[^\]]+\]\(departures\.md#[\w-]+\)(?:, \[[^\]]+\]\(departures\.md#[\w-]+\))*$/;
const departure = /\[(?<name>[^\]]+)\]\(departures\.md#(?<anchor>[\w-]+)\)/g;

/** The number of rows of each section. It reveals a deleted row: read the specification before you change a number. */
const LINES: ReadonlyMap<number, number> = new Map([
  [2, 82],
  [3, 55],
  [4, 38],
  [5, 39],
  [6, 10],
  [7, 38],
  [8, 64],
  [9, 32],
]);

/** One row of a table: a line of the specification with its proof and its departure. */
type Row = {
  /** Line number in the page, counted from 1. */
  readonly line: number;
  readonly section: number;
  /** The nearest heading above the row. */
  readonly heading: string;
  /** The cells with the specification's text: one, or several in a table with its own columns. */
  readonly textCells: readonly string[];
  readonly proof: string;
  readonly departure: string;
};

const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Parses the rows of every table, without headers. Lists tables and rows with the wrong columns as issues. */
function parsePage(text: string): { rows: Row[]; issues: string[] } {
  const rows: Row[] = [];
  const issues: string[] = [];
  let section = 0;
  let heading = '';
  let columns: readonly string[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const where = `${PAGE}:${index + 1}`;
    if (line.startsWith('#')) heading = line;
    if (line.startsWith('## ')) section = Number.parseInt(line.slice(3), 10);
    if (!line.startsWith('|')) {
      columns = [];
      continue;
    }
    const cells = cellsOf(line);
    if (columns.length === 0) {
      columns = cells;
      const isTable = columns.at(-2) === PROOF && columns.at(-1) === DEPARTURE;
      if (!isTable) issues.push(`${where}: the last columns are not '${PROOF}' and '${DEPARTURE}'`);
      continue;
    }
    if (/^\|[\s|:-]+\|$/.test(line) && line.includes('---')) continue;
    if (cells.length !== columns.length) {
      issues.push(`${where}: the row has ${cells.length} cells, its table ${columns.length}`);
      continue;
    }
    const [proof = '', departureCell = ''] = cells.slice(-2);
    const textCells = cells.slice(0, -2);
    rows.push({ line: index + 1, section, heading, textCells, proof, departure: departureCell });
  }
  return { rows, issues };
}

/** Returns the rows of departures.md as `name#anchor`, with the anchor of the heading above. */
function findDepartures(text: string): Set<string> {
  const names = new Set<string>();
  let anchor = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('#')) anchor = anchorOf(line.replace(/^#+ /, ''));
    const [name = ''] = cellsOf(line);
    if (!/^(?:named|-*)$/.test(name)) names.add(`${name}#${anchor}`);
  }
  return names;
}

/** The behaviors and departures that a row may name. */
type ValidNames = {
  readonly behaviors: ReadonlySet<string>;
  readonly departures: ReadonlySet<string>;
};

/** Returns the issues of a single row. */
function rowIssues({ textCells, proof, departure: departureCell }: Row, validNames: ValidNames) {
  const issues: string[] = [];
  if (textCells.some((cell) => cell === '')) {
    issues.push('the row is without the words of its line');
  }
  if (proof === '') issues.push('no behavior proves the line');
  else if (!isListOfIds(proof)) issues.push(`'${proof}' is no list of IDs`);
  else {
    const proofIds = proof.split(', ');
    issues.push(
      ...proofIds
        .filter((id) => !validNames.behaviors.has(id))
        .map((id) => `no SPEC.md states ${id}`),
      ...proofIds
        .filter((id, index) => proofIds.indexOf(id) !== index)
        .map((id) => `${id} is named twice`),
    );
  }
  if (departureCell !== '' && !departures.test(departureCell)) {
    issues.push(`'${departureCell}' is no link to a heading of departures.md`);
  }
  for (const { groups: { name, anchor } = {} } of departureCell.matchAll(departure)) {
    if (validNames.departures.has(`${name}#${anchor}`)) continue;
    issues.push(`departures.md names no '${name}' below #${anchor}`);
  }
  return issues;
}

/** Returns an issue for each row that repeats a row below the same heading, ignoring letter case. */
function repetitionIssues(rows: readonly Row[]): string[] {
  const seen = new Map<string, number>();
  return rows.flatMap(({ line, heading, textCells }) => {
    const key = `${heading}|${textCells.join('|')}`.toLowerCase();
    const first = seen.get(key);
    seen.set(key, first ?? line);
    return first === undefined ? [] : [`${PAGE}:${line}: the line stands in line ${first} already`];
  });
}

/** Creates {@link specification} with other numbers of rows, by section. */
export function createSpecificationCheck(lines: ReadonlyMap<number, number>): Check {
  return (repository) => {
    const text = repository.get(PAGE);
    if (text === undefined) return { judged: 0, issues: [`${PAGE}: the page is missing`] };
    const validNames = {
      behaviors: new Set(findStatements(repository).map(({ id }) => id)),
      departures: findDepartures(repository.get(DEPARTURES) ?? ''),
    };
    const { rows, issues } = parsePage(text);
    const found = [
      ...issues,
      ...[...lines].flatMap(([number, count]) => {
        const rowCount = rows.filter(({ section }) => section === number).length;
        return rowCount === count
          ? []
          : [`${PAGE}: section ${number} has ${rowCount} rows, not ${count}`];
      }),
      ...rows.flatMap((row) =>
        rowIssues(row, validNames).map((issue) => `${PAGE}:${row.line}: ${issue}`),
      ),
      ...repetitionIssues(rows),
    ];
    return { judged: rows.length, issues: found };
  };
}

/**
 * Checks docs/specification.md: one row for each line of the specification's sections 2 to 9, each proven by stated
 * behaviors. Each departure must be a row of docs/departures.md.
 */
export const specification: Check = createSpecificationCheck(LINES);
