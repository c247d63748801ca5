import { style } from '@vanilla-extract/css';
import { media, tokens } from '../../tokens.css.ts';

const { color, space, type } = tokens;

export const table = style([
  type.small,
  {
    width: '100%',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    '@media': { [media.belowMd]: { display: 'block' } },
  },
]);

// On a phone each text carries the name of its version.
export const head = style({ '@media': { [media.belowMd]: { display: 'none' } } });

export const body = style({ '@media': { [media.belowMd]: { display: 'block' } } });

export const heading = style([
  type.eyebrow,
  {
    padding: `${space[2]} ${space[3]}`,
    borderBottom: `1px solid ${color.ruleStrong}`,
    color: color.inkMuted,
    textAlign: 'start',
    selectors: { '&:first-child': { width: '24%' } },
  },
]);

export const row = style({
  borderBottom: `1px solid ${color.rule}`,
  '@media': { [media.belowMd]: { display: 'block', paddingBlock: space[3] } },
});

export const name = style({
  padding: `${space[2]} ${space[3]}`,
  fontWeight: 600,
  textAlign: 'start',
  verticalAlign: 'baseline',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  '@media': { [media.belowMd]: { display: 'block', padding: 0 } },
});

export const cell = style({
  padding: `${space[2]} ${space[3]}`,
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
  '@media': {
    [media.belowMd]: {
      display: 'block',
      padding: `${space[1]} 0 0`,
      '::before': { content: 'attr(data-label)', color: color.inkMuted },
    },
  },
});

export const text = style({ whiteSpace: 'pre-wrap' });

export const nothing = style({ color: color.inkMuted, fontStyle: 'italic' });

export const removed = style({
  backgroundColor: color.criticalSurface,
  color: color.critical,
  textDecorationThickness: '1px',
});

export const added = style({
  backgroundColor: color.positiveSurface,
  color: color.positive,
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
});
