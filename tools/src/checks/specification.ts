import { statedIds } from './behavior.ts';
import type { Check } from './repository.ts';

const PAGE = 'docs/specification.md';
const SECTIONS = [2, 3, 4, 5, 6, 7, 8, 9];
const PROOF = 'proven by';
const DEPARTURE = 'departed from';
const ids = /^[A-Z]{2,3}\d+(?:, [A-Z]{2,3}\d+)*$/;
const departure = /^\[[^\]]+\]\(departures\.md#[\w-]+\)$/;

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

/** What is wrong with a row by itself. */
function rowFaults({ words, proof, departure: departed }: Row, known: ReadonlySet<string>) {
  const faults: string[] = [];
  if (words.some((cell) => cell === '')) faults.push('the row is without the words of its line');
  if (proof === '') faults.push('no behavior proves the line');
  else if (!ids.test(proof)) faults.push(`'${proof}' is no list of IDs`);
  else {
    const named = proof.split(', ');
    faults.push(
      ...named.filter((id) => !known.has(id)).map((id) => `no SPEC.md states ${id}`),
      ...named
        .filter((id, index) => named.indexOf(id) !== index)
        .map((id) => `${id} is named twice`),
    );
  }
  if (departed !== '' && !departure.test(departed)) {
    faults.push(`'${departed}' is no link to a heading of departures.md`);
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

/** Each line of the specification's sections 2 to 9 has a row of docs/specification.md, and each row a behavior that a SPEC.md states. */
export const specification: Check = (repository) => {
  const text = repository.get(PAGE);
  if (text === undefined) return [`${PAGE}: the page is missing`];
  const known = new Set(statedIds(repository));
  const { rows, faults } = read(text);
  return [
    ...faults,
    ...SECTIONS.filter((number) => !rows.some(({ section }) => section === number)).map(
      (number) => `${PAGE}: section ${number} has no rows`,
    ),
    ...rows.flatMap((row) => rowFaults(row, known).map((fault) => `${PAGE}:${row.line}: ${fault}`)),
    ...repeated(rows),
  ];
};
