import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

export const city = style([type.eyebrow, { color: color.inkMuted }]);

/** Large enough to tap. */
export const phone = style([
  type.label,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '24px',
    textDecorationColor: color.accent,
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.25em',
    fontVariantNumeric: 'lining-nums',
    ':hover': { color: color.accent },
    '@media': { [media.touch]: { minHeight: '44px' } },
  },
]);

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const stars = style({
  display: 'inline-flex',
  marginInlineEnd: space[2],
  color: color.accent,
  verticalAlign: 'text-bottom',
});

export const section = style({ display: 'flex', flexDirection: 'column', gap: space[8] });

/** Two sections are beside each other on a wide screen, where one card each would leave the rest of its row empty. */
export const offers = style({
  display: 'grid',
  gap: `${space[12]} ${space[6]}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 28rem), 1fr))',
});

export const offerCards = style({
  display: 'grid',
  gap: `${space[10]} ${space[6]}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
});

/** Three columns from the md width on, because two columns would leave the third vendor alone. */
export const cards = style({
  display: 'grid',
  gap: `${space[10]} ${space[6]}`,
  '@media': { [media.fromMd]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const mark = style({ marginInlineEnd: space[3] });
