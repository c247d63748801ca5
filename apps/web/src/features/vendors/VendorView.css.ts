import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

export const city = style([type.eyebrow, { color: color.inkMuted }]);

/** A wide strip on large screens, to leave the facts below it visible. */
export const hero = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  maxHeight: '480px',
  overflow: 'hidden',
});

export const columns = style({
  display: 'grid',
  gap: space[10],
  '@media': {
    [media.fromLg]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 11fr)',
      gap: space[12],
    },
  },
});

export const about = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  minWidth: 0,
  ':empty': { display: 'none' },
});

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const stars = style({
  display: 'inline-flex',
  marginRight: space[2],
  color: color.accent,
  verticalAlign: 'text-bottom',
});

export const related = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  marginTop: space[8],
});

/** Three columns from the md width on, because two columns would leave the third vendor alone. */
export const cards = style({
  display: 'grid',
  gap: `${space[10]} ${space[6]}`,
  '@media': { [media.fromMd]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
