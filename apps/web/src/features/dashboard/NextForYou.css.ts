import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

/** Has one height with any content, so that nothing moves when it arrives. */
export const next = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[6],
  height: '6rem',
  borderBlock: `1px solid ${color.rule}`,
  '@media': { [media.fromMd]: { height: '5rem' } },
});

export const words = style({ minWidth: 0 });

export const title = style([type.small, { color: color.inkMuted }]);

/** At most two lines on a phone, and one beside it. */
export const item = style([
  type.body,
  {
    display: '-webkit-box',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    '@media': { [media.fromMd]: { WebkitLineClamp: 1 } },
  },
]);
