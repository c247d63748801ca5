import { media, tokens } from '@parlour/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color } = tokens;

export const frame = style({ display: 'flex', alignItems: 'center', gap: tokens.space[2] });

export const number = style({
  flex: '0 0 2.5rem',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

export const bar = style({
  flex: '1 1 96px',
  minWidth: '64px',
  height: '12px',
  // On a phone the table alone says it.
  '@media': { [media.belowMd]: { display: 'none' } },
});

/** The parts, from the one that needs most attention to the one that needs least. */
export const part = styleVariants({
  first: { fill: color.accent },
  second: { fill: color.ink },
  third: { fill: color.inkMuted },
  fourth: { fill: color.ruleStrong },
  fifth: { fill: color.positive },
});

export const swatch = style({
  display: 'inline-block',
  width: '10px',
  height: '10px',
  marginInlineEnd: tokens.space[1],
});

export const legendPart = style({ marginInlineEnd: tokens.space[4] });
