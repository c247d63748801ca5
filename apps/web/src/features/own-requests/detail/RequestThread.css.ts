import { media, tokens } from '@parlour/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space, type } = tokens;

export const thread = style({ display: 'flex', flexDirection: 'column', gap: space[5] });

const plainEntry = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minWidth: 0,
  overflowWrap: 'anywhere',
});

const message = style([plainEntry, { padding: space[4] }]);

/** Words of either side have a ground, the member's own further in. What merely happened is one quiet line. */
export const entry = styleVariants({
  received: [message, { border: `1px solid ${color.rule}`, backgroundColor: color.surfaceRaised }],
  own: [
    message,
    {
      marginInlineStart: space[6],
      backgroundColor: color.surfaceSunken,
      '@media': { [media.fromMd]: { marginInlineStart: space[12] } },
    },
  ],
  event: [plainEntry, type.small, { color: color.inkMuted }],
});

export const head = style([
  type.small,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[3] },
]);

export const author = style({ fontWeight: 600 });

export const time = style({ color: color.inkMuted });

export const text = style([type.body, { whiteSpace: 'pre-line' }]);

export const files = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
});
