import { tokens, media } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

/** What came while the queue was open, and what was taken there. */
export const announcement = style([
  tokens.type.small,
  { paddingBottom: tokens.space[3], color: tokens.color.accent },
]);

/** Below the subject, in the same link. */
export const reference = style({
  display: 'block',
  color: tokens.color.inkMuted,
  fontWeight: 400,
});

/** Before the subject of what one has not seen. */
export const unseen = style({
  display: 'inline-block',
  width: '8px',
  height: '8px',
  marginRight: tokens.space[2],
  borderRadius: '50%',
  backgroundColor: tokens.color.accent,
  // Forced colors leave no ground.
  '@media': { '(forced-colors: active)': { border: '4px solid' } },
});

/** Below the subject: the beginning of what was written last, in one line. */
export const lastWords = style([
  tokens.type.small,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 1,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    color: tokens.color.inkMuted,
    fontWeight: 400,
  },
]);

/** As wide as one word, so that a badge breaks between words alone. */
export const status = style({ display: 'block', minWidth: '6.75rem' });

/** Below the name of the row. */
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[1],
  marginTop: tokens.space[1],
  fontWeight: 400,
});

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  textDecoration: 'none',
  ':hover': { textDecoration: `underline ${tokens.color.accent}`, textUnderlineOffset: '0.25em' },
  ':active': { opacity: 0.8 },
  '@media': { [media.touch]: { minHeight: '44px' } },
});

/** Below the name of the assignee. */
export const writers = style({ display: 'block', color: tokens.color.accent });
