import { media, tokens } from '@parlour/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space, type, width } = tokens;

/** What was said beside the facts on wide screens, above them on others. */
export const page = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  '@media': {
    [media.fromLg]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
      columnGap: space[16],
      alignItems: 'start',
    },
  },
});

export const heading = style({ gridColumn: '1 / -1' });

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[10],
  minWidth: 0,
  maxWidth: width.text,
});

export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  minWidth: 0,
  '@media': {
    [media.fromLg]: { paddingInlineStart: space[8], borderInlineStart: `1px solid ${color.rule}` },
  },
});

const plainNotice = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[3],
  padding: space[5],
  borderInlineStart: '2px solid',
  backgroundColor: color.surfaceSunken,
});

/** What matters most now, above the thread: what is wanted, or what was arranged. */
export const notice = styleVariants({
  wanted: [plainNotice, { borderColor: color.accent }],
  settled: [plainNotice, { borderColor: color.positive }],
});

export const noticeTitle = style([type.heading]);

export const noticeActions = style([
  type.small,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[1]} ${space[5]}` },
]);

export const noticeText = style([type.body, { whiteSpace: 'pre-line' }]);
