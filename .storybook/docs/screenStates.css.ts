import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../libs/ui/src/media.ts';
import { tokens } from '../../libs/ui/src/tokens.css.ts';

const { color, space, type } = tokens;

/** What is a table on a wide screen, and one part below the other on a phone. */
const block = { '@media': { [media.belowMd]: { display: 'block' } } } as const;

export const table = style([
  type.small,
  block,
  {
    width: '100%',
    marginBlock: space[6],
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    color: color.ink,
    fontFamily: tokens.fontFamily.sans,
    textAlign: 'start',
  },
]);

export const screen = style([block, { borderTop: `1px solid ${color.rule}` }]);

export const row = style(block);

export const name = style([
  type.label,
  {
    width: '22%',
    paddingBlock: space[3],
    paddingInlineEnd: space[3],
    verticalAlign: 'top',
    textAlign: 'start',
    '@media': { [media.belowMd]: { display: 'block', width: 'auto', paddingBottom: 0 } },
  },
]);

export const state = style({
  paddingBlock: space[3],
  paddingInlineEnd: space[2],
  color: color.inkMuted,
  verticalAlign: 'top',
  '@media': {
    [media.belowMd]: {
      display: 'inline-block',
      paddingBlock: space[2],
      paddingInlineEnd: space[4],
    },
  },
});

export const why = style([block, { paddingBottom: space[3], color: color.inkMuted }]);

export const reason = style({ margin: 0 });

globalStyle(`${table} a`, { color: color.accent });
globalStyle(`${name} a`, { color: color.ink });
