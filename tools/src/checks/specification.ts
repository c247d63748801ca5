import { statedIds } from './behavior.ts';
import { anchorOf } from './documents.ts';
import type { Check } from './repository.ts';

const PAGE = 'docs/specification.md';
const DEPARTURES = 'docs/departures.md';
const PROOF = 'proven by';
const DEPARTURE = 'departed from';
const ids = /^[A-Z]{2,3}\d+(?:, [A-Z]{2,3}\d+)*$/;
const departures =
  /^\[[^\]]+\]\(departures\.md#[\w-]+\)(?:, \[[^\]]+\]\(departures\.md#[\w-]+\))*$/;
const departure = /\[(?<name>[^\]]+)\]\(departures\.md#(?<anchor>[\w-]+)\)/g;

/**
 * How many rows each section has. A row that is taken away would else be missed by nobody: whoever changes one of these
 * numbers has read the specification again.
 */
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

/** One row of a table of the specification: a line of it, what proves it, and where it is departed from. */
type Row = {
  /** Of the page, counted from 1. */
  readonly line: number;
  readonly section: number;
  /** The nearest heading above the row. */
  readonly heading: string;
  /** The cells that hold the specification's words; one, or one for each column of a table of its own. */
  readonly words: readonly string[];
  readonly proof: string;
  readonly departure: string;
};

const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of every table, without the headers and the rules below them, and what is no such table. */
function read(text: string): { rows: Row[]; faults: string[] } {
  const rows: Row[] = [];
  const faults: string[] = [];
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
      if (!isTable) faults.push(`${where}: the last columns are not '${PROOF}' and '${DEPARTURE}'`);
      continue;
    }
    if (/^\|[\s|:-]+\|$/.test(line) && line.includes('---')) continue;
    if (cells.length !== columns.length) {
      faults.push(`${where}: the row has ${cells.length} cells, its table ${columns.length}`);
      continue;
    }
    const [proof = '', departed = ''] = cells.slice(-2);
    const words = cells.slice(0, -2);
    rows.push({ line: index + 1, section, heading, words, proof, departure: departed });
  }
  return { rows, faults };
}

/** The rows of departures.md, as a link to one is written: its name, and the anchor of the heading above it. */
function departuresIn(text: string): Set<string> {
  const names = new Set<string>();
  let anchor = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('#')) anchor = anchorOf(line.replace(/^#+ /, ''));
    const [name = ''] = cellsOf(line);
    if (!/^(?:named|-*)$/.test(name)) names.add(`${name}#${anchor}`);
  }
  return names;
}

/** What the behaviors and the departures are that a row may name. */
type Named = { readonly behaviors: ReadonlySet<string>; readonly departures: ReadonlySet<string> };

/** What is wrong with a row by itself. */
function rowFaults({ words, proof, departure: departed }: Row, known: Named) {
  const faults: string[] = [];
  if (words.some((cell) => cell === '')) faults.push('the row is without the words of its line');
  if (proof === '') faults.push('no behavior proves the line');
  else if (!ids.test(proof)) faults.push(`'${proof}' is no list of IDs`);
  else {
    const named = proof.split(', ');
    faults.push(
      ...named.filter((id) => !known.behaviors.has(id)).map((id) => `no SPEC.md states ${id}`),
      ...named
        .filter((id, index) => named.indexOf(id) !== index)
        .map((id) => `${id} is named twice`),
    );
  }
  if (departed !== '' && !departures.test(departed)) {
    faults.push(`'${departed}' is no link to a heading of departures.md`);
  }
  for (const { groups: { name, anchor } = {} } of departed.matchAll(departure)) {
    if (known.departures.has(`${name}#${anchor}`)) continue;
    faults.push(`departures.md names no '${name}' below #${anchor}`);
  }
  return faults;
}

/** What stands in two rows below one heading, in whatever letter case. */
function repeated(rows: readonly Row[]): string[] {
  const seen = new Map<string, number>();
  return rows.flatMap(({ line, heading, words }) => {
    const key = `${heading}|${words.join('|')}`.toLowerCase();
    const first = seen.get(key);
    seen.set(key, first ?? line);
    return first === undefined ? [] : [`${PAGE}:${line}: the line stands in line ${first} already`];
  });
}

/** {@link specification} for a page whose sections have these numbers of rows. */
export const specificationOf =
  (lines: ReadonlyMap<number, number>): Check =>
  (repository) => {
    const text = repository.get(PAGE);
    if (text === undefined) return [`${PAGE}: the page is missing`];
    const known = {
      behaviors: new Set(statedIds(repository)),
      departures: departuresIn(repository.get(DEPARTURES) ?? ''),
    };
    const { rows, faults } = read(text);
    return [
      ...faults,
      ...[...lines].flatMap(([number, count]) => {
        const found = rows.filter(({ section }) => section === number).length;
        return found === count
          ? []
          : [`${PAGE}: section ${number} has ${found} rows, not ${count}`];
      }),
      ...rows.flatMap((row) =>
        rowFaults(row, known).map((fault) => `${PAGE}:${row.line}: ${fault}`),
      ),
      ...repeated(rows),
    ];
  };

/**
 * Each line of the specification's sections 2 to 9 has a row of docs/specification.md, each row a behavior that a SPEC.md
 * states, and each departure a row of docs/departures.md.
 */
export const specification: Check = specificationOf(LINES);
