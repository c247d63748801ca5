import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, duration, space, type } = tokens;

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '80px minmax(0, 1fr)',
  gap: `${space[5]} ${space[4]}`,
  '@media': {
    [media.fromMd]: { gridTemplateColumns: '96px minmax(0, 1fr) 208px', columnGap: space[8] },
    [media.fromLg]: { gridTemplateColumns: '128px minmax(0, 1fr) 304px', columnGap: space[10] },
  },
});

export const date = style({ gridColumn: 1 });

export const words = style({
  gridColumn: 2,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[2],
  minWidth: 0,
});

export const title = style([type.heading]);

// The link covers the whole row to make it clickable, while its accessible name stays short.
export const link = style({
  textDecoration: 'none',
  transition: `color ${duration.quick}`,
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
  selectors: {
    [`${row}:hover &`]: { color: color.accent },
    '&:active': { textDecoration: 'underline 1px', textUnderlineOffset: '0.25em' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '4px' },
  },
});

export const time = style([type.body]);

export const place = style([type.small, { color: color.inkMuted }]);

// Above the link that covers the row.
export const action = style({ position: 'relative', marginTop: space[3] });

export const picture = style({
  gridColumn: '1 / -1',
  gridRow: 1,
  '@media': { [media.fromMd]: { gridColumn: 3 } },
});
