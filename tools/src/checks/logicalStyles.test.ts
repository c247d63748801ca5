import { expect, test } from 'vitest';
import { logicalStyles } from './logicalStyles.ts';

const style = `export const row = style({
  marginLeft: 'auto',
  top: 0,
  selectors: { '&:hover': { left: 0, textAlign: 'right' } },
  textAlign: 'center',
  insetInlineEnd: 0,
});`;

test('a style names no side that does not mirror', () => {
  const { issues } = logicalStyles(new Map([['apps/web/src/Row.css.ts', style]]));
  expect(issues).toEqual([
    'apps/web/src/Row.css.ts:2: write marginInlineStart, which mirrors',
    'apps/web/src/Row.css.ts:4: write insetInlineStart, which mirrors',
    "apps/web/src/Row.css.ts:4: write textAlign: 'end', which mirrors",
  ]);
});

test('a map never mirrors', () => {
  expect(logicalStyles(new Map([['libs/map/src/Pin.css.ts', style]])).issues).toEqual([]);
});
