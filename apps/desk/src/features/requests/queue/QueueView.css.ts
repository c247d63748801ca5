import { media, tokens } from '@parlour/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** What came while the queue was open, and what was taken there. */
export const announcement = style([
  tokens.type.small,
  { paddingBottom: tokens.space[3], color: tokens.color.accent },
]);

/** Beside the subject, in the same link. */
export const reference = style({
  marginInlineStart: tokens.space[1],
  color: tokens.color.inkMuted,
  fontWeight: 400,
});

/** Before the subject of what one has not seen. */
export const unseen = style({
  display: 'inline-block',
  width: '8px',
  height: '8px',
  marginInlineEnd: tokens.space[2],
  borderRadius: tokens.radius.round,
  backgroundColor: tokens.color.accent,
  // Forced colors leave no ground.
  '@media': { [media.forcedColors]: { border: '4px solid' } },
});

/** In one line, each but the first after a dot. */
export const facts = style({ display: 'flex', alignItems: 'center', gap: tokens.space[2] });

globalStyle(`${facts} > span ~ span::before`, { content: '"·"', marginInlineEnd: tokens.space[2] });

/** The beginning of what was written last, as far as there is room. */
export const lastWords = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

export const member = style({ fontWeight: 400, color: tokens.color.ink });

export const tags = style({ display: 'flex', gap: tokens.space[1] });

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  paddingInline: tokens.space[1],
  border: `1px solid ${tokens.color.rule}`,
  borderRadius: tokens.radius.small,
  textDecoration: 'none',
  ':hover': { color: tokens.color.ink, borderColor: tokens.color.ruleStrong },
  ':active': { color: tokens.color.accent },
});

export const writers = style({ color: tokens.color.accent });
