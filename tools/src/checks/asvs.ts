import { findStatements } from './behavior.ts';
import type { Check, Repository } from './repository.ts';

/**
 * The requirements of OWASP ASVS 5.0.0: for each chapter the levels of its requirements, section by section. Levels 1 and 2
 * make 253 rows of docs/security.md.
 */
export const asvsLevels: readonly string[] = [
  '22 1111122223 112222222223 222 123',
  '122 112 12223 23',
  '3 113 12223 11222233 11122333 3 22333',
  '12233 23333 22 1222',
  '2 112333 113 222',
  '122 111111112222 11223333 112233 22222333 2223 33 2222',
  '222 1111 22 11222 223 22',
  '1233 1123 133 23',
  '111 1222',
  '22 223 22223 1111122222233333 22222 22 222',
  '2233 22233 11233 1222 23 23 33',
  '12233 11 22223',
  '2333 222223 2233 1222233',
  '22 12223333 122',
  '12233 12233 1222222 3333',
  '2 22222 2222 222 2223',
  '23 22223333 22',
];

const PAGE = 'docs/security.md';
const HEADING = '## OWASP ASVS';
const states = ['met', 'partly', 'not', 'n/a'] as const;
type State = (typeof states)[number];
const counts =
  /Of (?<rows>\d+) rows, (?<one>\d+) of level 1 and (?<two>\d+) of level 2, (?<met>\d+) are met, (?<partly>\d+) partly, (?<not>\d+) not, and (?<none>\d+) do not apply\./;

/** One row of a requirement: what proves that it is met, or why it is not. */
interface Row {
  /** Line number in the page, counted from 1. */
  readonly line: number;
  readonly number: string;
  readonly level: string;
  readonly about: string;
  readonly state: string;
  readonly proofs: readonly string[];
  readonly note: string;
}

const isState = (text: string): text is State => states.some((state) => state === text);

function findRows(text: string): Row[] {
  let isBelow = false;
  return text.split('\n').flatMap((line, index) => {
    if (line.startsWith('## ')) isBelow = line === HEADING;
    const [number = '', ...cells] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (!isBelow || !/^\d+\.\d+\.\d+$/.test(number)) return [];
    const [level = '', about = '', state = '', proof = '', note = ''] = cells;
    const proofs = proof === '' ? [] : proof.split(', ');
    return [{ line: index + 1, number, level, about, state, proofs, note }];
  });
}

/** Lists the requirements of levels 1 and 2 with their levels. */
function requirementsOf(chapters: readonly string[]): Map<string, string> {
  const requirements = chapters.flatMap((sections, chapter) =>
    sections.split(' ').flatMap((levels, section) =>
      Array.from(levels, (level, index) => {
        return [`${chapter + 1}.${section + 1}.${index + 1}`, level] as const;
      }),
    ),
  );
  return new Map(requirements.filter(([, level]) => level !== '3'));
}

/** Returns the text of a proof: the statement of a behavior, or the file. Undefined where there is none. */
type TextOf = (proof: string) => string | undefined;

/** Returns the issues of a row's state, proofs and note. */
function contentIssues({ about, state, proofs, note }: Row, textOf: TextOf) {
  const issues: string[] = [];
  if (about === '') issues.push('says nothing of the requirement');
  if (!isState(state)) issues.push(`is '${state}', which is none of ${states.join(', ')}`);
  if ((state === 'met' || state === 'partly') && proofs.length === 0) issues.push('has no proof');
  if (state !== 'met' && note === '') issues.push('says no reason');
  for (const proof of proofs.filter((each) => textOf(each) === undefined)) {
    issues.push(`names ${proof}, which does not exist`);
  }
  // A note that quotes code tells a value, which must be the one of the code.
  const told = proofs.map((proof) => textOf(proof) ?? '');
  for (const [, quoted = ''] of note.matchAll(/`([^`]+)`/g)) {
    if (proofs.length > 0 && !told.some((text) => text.includes(quoted))) {
      issues.push(`quotes '${quoted}', which none of its proofs has`);
    }
  }
  return issues;
}

/** Returns an issue if the sentence with the counts is missing or wrong. */
function countIssues(text: string, rows: readonly Row[]): string[] {
  const count = (isCounted: (row: Row) => boolean) => String(rows.filter(isCounted).length);
  const counted = {
    rows: String(rows.length),
    one: count(({ level }) => level === '1'),
    two: count(({ level }) => level === '2'),
    met: count(({ state }) => state === 'met'),
    partly: count(({ state }) => state === 'partly'),
    not: count(({ state }) => state === 'not'),
    none: count(({ state }) => state === 'n/a'),
  };
  const found = counts.exec(text.replaceAll(/\s+/g, ' '))?.groups;
  if (found === undefined) return [`${PAGE}: the sentence with the counts is missing`];
  return Object.entries(counted)
    .filter(([name, number]) => found[name] !== number)
    .map(([name, number]) => `${PAGE}: the count '${name}' is ${found[name]}, not ${number}`);
}

function createTextOf(repository: Repository): TextOf {
  const statements = new Map(findStatements(repository).map(({ id, claim }) => [id, claim]));
  return (proof) => {
    const [, path] = /^`([^`]+)`$/.exec(proof) ?? [];
    return path === undefined ? statements.get(proof) : repository.get(path);
  };
}

/** Creates {@link asvs} with other requirements. */
export function createAsvsCheck(levels: readonly string[]): Check {
  return (repository) => {
    const text = repository.get(PAGE) ?? '';
    const rows = findRows(text);
    const required = requirementsOf(levels);
    const textOf = createTextOf(repository);
    const numbers = rows.map(({ number }) => number);
    const issues = [
      ...[...required.keys()]
        .filter((number) => !numbers.includes(number))
        .map((number) => `${PAGE}: the requirement ${number} has no row`),
      ...rows.flatMap((row, index) => {
        const found = contentIssues(row, textOf);
        const level = required.get(row.number);
        if (level === undefined) found.push('is no requirement of level 1 or 2');
        else if (level !== row.level) found.push(`is of level ${level}`);
        if (numbers.indexOf(row.number) !== index) found.push('has a row already');
        return found.map((issue) => `${PAGE}:${row.line}: ${row.number} ${issue}`);
      }),
      ...countIssues(text, rows),
    ];
    return { judged: rows.length, issues };
  };
}

/**
 * Checks the rows of OWASP ASVS in docs/security.md: each requirement of levels 1 and 2 once, with stated behaviors or files
 * as its proof, or a reason, and counts that are right. What a note quotes is in one of the row's proofs.
 */
export const asvs: Check = createAsvsCheck(asvsLevels);
