import { media, tokens } from '@parlour/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { secretText } from './secretText.ts';

const { space, type } = tokens;

/** All that is printed while it is shown. */
export const paper = style({
  '@media': { [media.print]: { position: 'fixed', inset: 0, padding: space[8] } },
});

export const paperTitle = style([
  type.body,
  {
    display: 'none',
    '@media': { [media.print]: { display: 'block', marginBottom: space[4] } },
  },
]);

export const codes = style([
  type.body,
  {
    ...secretText,
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: space[2],
    padding: space[4],
  },
]);

globalStyle(`body:has(${paper}) *`, {
  '@media': { [media.print]: { visibility: 'hidden' } },
});
// What takes room would make more pages, and what is fixed is printed on each.
globalStyle(`body:has(${paper}) :not(:has(${paper}), ${paper}, ${paper} *)`, {
  '@media': { [media.print]: { display: 'none' } },
});
globalStyle(`body ${paper}, body ${paper} *`, {
  '@media': { [media.print]: { visibility: 'visible' } },
});
