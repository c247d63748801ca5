import { expect, test } from 'vitest';
import { asvs, asvsLevels, createAsvsCheck } from './asvs.ts';

const countsLine = (met: number, partly: number, not: number, none: number) =>
  `Of 4 rows, 2 of level 1 and 2 of level 2, ${met} are met, ${partly} partly, ${not} not, and ${none} do not apply.`;
const rows = [
  '| 1.1.1 | 1 | escaping | met | core-1, `docs/operations.md` | |',
  '| 1.1.2 | 2 | keys | partly | core-1 | Some. |',
  '| 1.2.1 | 1 | scans | not | | Nobody does. |',
  '| 1.2.3 | 2 | LDAP | n/a | | None. |',
];
const checkPage = (tableRows: readonly string[], head = countsLine(1, 1, 1, 1)) =>
  createAsvsCheck(['12 132'])(
    new Map([
      ['libs/core/src/SPEC.md', '- **core-1** A request has a type.\n'],
      ['docs/operations.md', ''],
      ['policy.ts', 'const IDLE_LIMIT = 30 * MINUTE;'],
      [
        'docs/security.md',
        ['# Security', '| 9.9.9 | x |', '## OWASP ASVS', head, ...tableRows].join('\n'),
      ],
    ]),
  ).issues;

test('a complete table passes, also with what its proofs have quoted', () => {
  expect(checkPage(rows)).toEqual([]);
  const quoting =
    '| 1.1.1 | 1 | escaping | met | core-1, `policy.ts` | A `type`, `IDLE_LIMIT = 30 * MINUTE`. |';
  expect(checkPage(rows.with(0, quoting))).toEqual([]);
});

test('a missing, a repeated and an unknown number, and a wrong level are issues', () => {
  const [first = '', second = ''] = rows;
  const changed = [
    first,
    first,
    second.replace('| 2 |', '| 1 |'),
    '| 1.2.2 | 3 | x | met | core-1 | |',
  ];
  expect(checkPage(changed)).toEqual(
    expect.arrayContaining([
      'docs/security.md: the requirement 1.2.1 has no row',
      'docs/security.md: the requirement 1.2.3 has no row',
      'docs/security.md:6: 1.1.1 has a row already',
      'docs/security.md:7: 1.1.2 is of level 2',
      'docs/security.md:8: 1.2.2 is no requirement of level 1 or 2',
    ]),
  );
});

test.each([
  ['| 1.1.1 | 1 | escaping | met | | |', 'has no proof'],
  ['| 1.1.1 | 1 | escaping | met | core-7 | |', 'names core-7, which does not exist'],
  ['| 1.1.1 | 1 | escaping | met | `docs/no.md` | |', 'names `docs/no.md`, which does not exist'],
  ['| 1.1.1 | 1 | | met | core-1 | |', 'says nothing of the requirement'],
  [
    '| 1.1.1 | 1 | escaping | done | core-1 | yes |',
    "is 'done', which is none of met, partly, not, n/a",
  ],
  ['| 1.1.1 | 1 | escaping | partly | core-1 | |', 'says no reason'],
  [
    '| 1.1.1 | 1 | escaping | met | core-1, `policy.ts` | `IDLE_LIMIT = 20 * MINUTE`. |',
    "quotes 'IDLE_LIMIT = 20 * MINUTE', which none of its proofs has",
  ],
  [
    '| 1.1.1 | 1 | escaping | met | core-1 | A `__Host-` cookie. |',
    "quotes '__Host-', which none of its proofs has",
  ],
])('the row %j is an issue', (row, issue) => {
  expect(checkPage(rows.with(0, row))).toContain(`docs/security.md:5: 1.1.1 ${issue}`);
});

test('counts that are wrong or missing are issues', () => {
  expect(checkPage(rows, countsLine(2, 1, 1, 1))).toEqual([
    "docs/security.md: the count 'met' is 2, not 1",
  ]);
  expect(checkPage(rows, 'Many are met.')).toEqual([
    'docs/security.md: the sentence with the counts is missing',
  ]);
  expect(asvs(new Map()).issues).toHaveLength(253 + 1);
});

test('the standard has 70 requirements of level 1 and 183 of level 2', () => {
  const levels = asvsLevels.join('');
  expect(Array.from(levels).filter((level) => level === '1')).toHaveLength(70);
  expect(Array.from(levels).filter((level) => level === '2')).toHaveLength(183);
});
