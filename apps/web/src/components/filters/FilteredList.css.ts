import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { controlHeight, space } = tokens;

// As high with Clear Filters as without, so that choosing moves nothing.
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  minHeight: controlHeight.small,
  marginTop: space[4],
});

// Its upper rule is the last one of the filters.
export const nothing = style({
  flex: '1 0 100%',
  marginTop: `calc(-1px - ${space[4]})`,
});

export const control = style({
  flex: '1 0 100%',
  '@media': { [media.fromMd]: { flex: 'none', marginInlineStart: 'auto' } },
});
