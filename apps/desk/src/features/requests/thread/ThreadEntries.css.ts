import { media, tokens } from '@parlour/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space, type } = tokens;

export const thread = style({ display: 'flex', flexDirection: 'column', gap: space[3] });

const plainEntry = style([
  type.small,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[1],
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
]);

const written = style([
  plainEntry,
  { padding: `${space[3]} ${space[4]}`, borderInlineStart: '2px solid' },
]);

/** Words have a ground and an edge by their side. What merely happened is one quiet line. */
export const entry = styleVariants({
  member: [written, { borderColor: color.accent, backgroundColor: color.surfaceRaised }],
  staff: [written, { borderColor: color.ruleStrong, backgroundColor: color.surfaceRaised }],
  note: [
    written,
    { borderColor: color.rule, borderLeftStyle: 'dashed', backgroundColor: color.surfaceSunken },
  ],
  event: [plainEntry, { paddingInlineStart: space[4], color: color.inkMuted }],
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
});

export const author = style({ fontWeight: 600 });

export const time = style({ color: color.inkMuted });

export const text = style([type.body, { whiteSpace: 'pre-line' }]);

export const mentions = style({ color: color.inkMuted });

export const files = style({ display: 'flex', flexDirection: 'column', gap: space[1] });

/** The rule above what is new, in the gap before its line. */
export const news = style([
  type.label,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    marginBottom: space[2],
    color: color.accent,
    scrollMarginTop: space[6],
    // Beside the queue the head of the thread stays above.
    '@media': { [media.fromXl]: { scrollMarginTop: `calc(${space[16]} * 2 + ${space[10]})` } },
    '::after': { content: '', flexGrow: 1, borderTop: '1px solid currentColor' },
  },
]);

/** The name of a colleague in a note. */
export const mention = style({ color: color.accent, fontWeight: 500 });
