import { expect, test } from 'vitest';
import { specification, createSpecificationCheck } from './specification.ts';

const header = '| the line | proven by | departed from |\n| --- | --- | --- |';
const page = (rows: readonly string[], number = 2) =>
  [`## ${number}. Section ${number}`, '', header, ...rows].join('\n');
const otherSections = [3, 4, 5, 6, 7, 8, 9].map((number) =>
  page(['| A line. | core-1 |  |'], number),
);
const stated = '- **core-1** A request has a type.\n- **core-2** It has a subject.\n';

const departures = '## Choices\n\n| named | Parlour |\n| --- | --- |\n| slugs | Accents go. |\n';

/** Checks a page that must have `count` rows in section 2 and one row in each other section. */
const checkPage = (text: string, count = 1) =>
  createSpecificationCheck(
    new Map([2, 3, 4, 5, 6, 7, 8, 9].map((each) => [each, each === 2 ? count : 1])),
  )(
    new Map([
      ['libs/core/src/SPEC.md', stated],
      ['docs/departures.md', departures],
      ['docs/specification.md', text],
    ]),
  ).issues;
/** Checks a page with these rows in section 2 and valid other sections. */
const checkRows = (...rows: readonly string[]) =>
  checkPage([page(rows), ...otherSections].join('\n\n'), rows.length);
const inLine = (line: number, issue: string) => [`docs/specification.md:${line}: ${issue}`];

test('lines with stated behaviors pass, with and without a departure', () => {
  const link = '[slugs](departures.md#choices)';
  expect(
    checkRows('| One. | core-1, core-2 |  |', `| Two \\| three. | core-2 | ${link} |`),
  ).toEqual([]);
  expect(checkRows(`| One. | core-1 | ${link}, ${link} |`)).toEqual([]);
});

test('a table may spread the text of its lines over several columns', () => {
  const calls = '| method | path | proven by | departed from |\n| --- | --- | --- | --- |';
  const text = ['## 2. Calls', calls, '| GET | /a | core-1 |  |', '| POST | /a | core-1 |  |'].join(
    '\n',
  );
  expect(checkPage([text, ...otherSections].join('\n\n'), 2)).toEqual([]);
});

test('a line without a behavior is an issue', () => {
  expect(checkRows('| One. |  |  |')).toEqual(inLine(5, 'no behavior proves the line'));
});

test('a behavior that no SPEC.md states is an issue', () => {
  expect(checkRows('| One. | core-1, core-7 |  |')).toEqual(inLine(5, 'no SPEC.md states core-7'));
});

test('prose instead of IDs is an issue', () => {
  expect(checkRows('| One. | see core-1 |  |')).toEqual(
    inLine(5, "'see core-1' is no list of IDs"),
  );
});

test('a behavior that is named twice for a line is an issue', () => {
  expect(checkRows('| One. | core-1, core-1 |  |')).toEqual(inLine(5, 'core-1 is named twice'));
});

test('a row without text is an issue', () => {
  expect(checkRows('|  | core-1 |  |')).toEqual(
    inLine(5, 'the row is without the words of its line'),
  );
});

test('a row of another width is an issue', () => {
  const text = [page(['| One. | core-1 |  |', '| Two. | core-1 |']), ...otherSections].join('\n\n');
  expect(checkPage(text)).toEqual(inLine(6, 'the row has 2 cells, its table 3'));
});

test('a departure without a link to its page is an issue', () => {
  expect(checkRows('| One. | core-1 | slugs |')).toEqual(
    inLine(5, "'slugs' is no link to a heading of departures.md"),
  );
});

test.each([
  ['stars', 'choices'],
  ['slugs', 'defects'],
  ['named', 'choices'],
  ['---', 'choices'],
])('a departure %s below #%s that departures.md does not name is an issue', (name, anchor) => {
  expect(checkRows(`| One. | core-1 | [${name}](departures.md#${anchor}) |`)).toEqual(
    inLine(5, `departures.md names no '${name}' below #${anchor}`),
  );
});

test('a table without the two columns is an issue', () => {
  const text = ['## 2. Section 2', '| the line | notes |', '| --- | --- |', '| One. | core-1 |'];
  expect(checkPage([text.join('\n'), ...otherSections].join('\n\n'))).toContain(
    "docs/specification.md:2: the last columns are not 'proven by' and 'departed from'",
  );
});

test('a line may occur once below each heading', () => {
  expect(checkRows('| One. | core-1 |  |', '| one. | core-2 |  |')).toEqual(
    inLine(6, 'the line stands in line 5 already'),
  );
  const below = `### Another\n\n${header}\n| One. | core-1 |  |`;
  expect(
    checkPage([page(['| One. | core-1 |  |']), below, ...otherSections].join('\n\n'), 2),
  ).toEqual([]);
});

test('a missing row, an additional row and a missing page are issues', () => {
  const complete = [page(['| One. | core-1 |  |']), ...otherSections];
  expect(checkPage(complete.join('\n\n'))).toEqual([]);
  expect(checkPage(complete.join('\n\n'), 2)).toEqual([
    'docs/specification.md: section 2 has 1 rows, not 2',
  ]);
  expect(checkPage(complete.toSpliced(1, 1).join('\n\n'))).toEqual([
    'docs/specification.md: section 3 has 0 rows, not 1',
  ]);
  const longer = complete.with(2, page(['| One. | core-1 |  |', '| Two. | core-1 |  |'], 4));
  expect(checkPage(longer.join('\n\n'))).toEqual([
    'docs/specification.md: section 4 has 2 rows, not 1',
  ]);
  expect(specification(new Map()).issues).toEqual(['docs/specification.md: the page is missing']);
});
