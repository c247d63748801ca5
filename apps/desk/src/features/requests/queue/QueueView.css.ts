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

/** The second line of a row. Its status stays whole, then its member as far as possible. */
export const facts = style({ display: 'flex', alignItems: 'center', gap: tokens.space[2] });

globalStyle(`${facts} > :first-child`, { flex: 'none' });

const cut = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' } as const;

export const member = style({ ...cut, fontWeight: 400, color: tokens.color.ink });

/** The rest of the line has more facts, each but the first after a dot. */
export const more = style({ ...cut, flex: '1 100 5rem' });

globalStyle(`${more} > span ~ span::before`, {
  content: '"·"',
  marginInline: tokens.space[1],
});

/** In one line as many as there is room for, each of them whole. One with the focus is scrolled to. A phone has no room. */
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  // They give way before the days do, and the days before the member.
  flex: '0 10000 auto',
  gap: tokens.space[1],
  minWidth: 0,
  maxWidth: '50%',
  height: '24px',
  overflow: 'hidden',
  // What has the focus is not cut.
  ':focus-within': { flexShrink: 0 },
  // Holds the first line, so that what does not fit beside it goes to the next one.
  '::before': { content: '', height: '24px' },
  '@media': { [media.belowMd]: { display: 'none' } },
});

globalStyle(`${tags} > li`, { flex: 'none' });

export const tag = style({
  display: 'block',
  height: '24px',
  paddingInline: tokens.space[1],
  border: `1px solid ${tokens.color.rule}`,
  borderRadius: tokens.radius.small,
  lineHeight: '22px',
  textDecoration: 'none',
  ':hover': { color: tokens.color.ink, borderColor: tokens.color.ruleStrong },
  ':active': { color: tokens.color.accent },
  // An outline around it would be cut.
  ':focus-visible': { outlineOffset: '-2px' },
});

export const writers = style({ color: tokens.color.accent });

/** Who has it or writes. A phone has room for initials alone. */
export const whole = style({
  '@media': {
    [media.belowMd]: {
      position: 'absolute',
      width: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const initials = style({
  display: 'none',
  '@media': { [media.belowMd]: { display: 'inline' } },
});

/** What narrows the list, with its menus beside it until it is open. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space[2],
});

globalStyle(`${tools} > details`, { flex: '1 1 0' });
globalStyle(`${tools} > details[open]`, { flexBasis: '100%' });
