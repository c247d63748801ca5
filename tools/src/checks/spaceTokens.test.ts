import { expect, test } from 'vitest';
import { spaceTokens } from './spaceTokens.ts';

const file = 'libs/ui/src/A.css.ts';
const issuesOf = (property: string) =>
  spaceTokens(new Map([[file, `export const list = style({\n  ${property},\n});`]]));
const issueIn = (line: number) =>
  `${file}:${line}: uses a raw distance; use a step of tokens.space`;

test.each([
  "padding: '12px'",
  'padding: 12',
  'marginTop: -8',
  'color: c, gap: 12',
  "gap: '1rem'",
  "gap: '.5rem'",
  "padding: '12.5px'",
  'marginTop: `calc(${a} + 8px)`',
  "rowGap: '0.5em'",
  "inset: '16px'",
  'top: 20',
  "scrollMarginTop: '80px'",
  "gridGap: '18px'",
  'gridRowGap: 18',
  "padding: [space[4], '18px']",
  'padding: [space[4], 18]',
  "padding: 'max(2vw, 12px)'",
  'padding: `max(${space[4]}, 12px)`',
  "'paddingTop': '12px'",
  "margin: isWide ? space[4] : '12px'",
  "gap: fallbackVar(gap, '12px')",
  "selectors: { '&:hover': { padding: '12px' } }",
])('the raw distance in %s is an issue', (property) => {
  expect(issuesOf(property)).toEqual([issueIn(2)]);
});

test('a raw distance is named with its own line', () => {
  expect(issuesOf("padding:\n    '18px'")).toEqual([issueIn(3)]);
  expect(issuesOf("padding: [\n    space[4],\n    '18px',\n  ]")).toEqual([issueIn(4)]);
});

test.each([
  'padding: space[4]',
  "padding: '3px'",
  'margin: 0',
  'padding: 3',
  'flexGap: 12',
  'gap: space[12]',
  "width: '40px'",
  "top: '100%'",
  "left: 'calc(50% - 2px)'",
  'gap: `${space[10]}`',
  'padding: [space[4], space[12]]',
  "padding: 'max(2vw, 3px)'",
  'gap: calc.multiply(space[2], 4)',
  "padding: 0, width: '40px'",
])('%s is no raw distance', (property) => {
  expect(issuesOf(property)).toEqual([]);
});
