import { media, tokens } from '@parlour/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, type } = tokens;
const onPaper = (rule: object) => ({ '@media': { [media.print]: rule } });

export const page = style(onPaper({ color: color.ink }));

/** What chooses what is shown is not printed. */
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[3],
  '@media': { [media.print]: { display: 'none' } },
});

export const screenOnly = style(onPaper({ display: 'none' }));

export const filter = style({ flex: '0 1 14rem', minWidth: '10rem' });

export const summary = style([
  type.small,
  { color: color.inkMuted, ...onPaper({ fontSize: '8.5pt', lineHeight: 1.25 }) },
]);

export const day = style([type.label, { marginBottom: space[1], breakAfter: 'avoid' }]);

/** The hour beside what begins then. */
export const what = style({ display: 'flex', gap: space[3] });

export const hour = style({
  flex: '0 0 4.75rem',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  ...onPaper({ flexBasis: '3.25rem' }),
});

export const detail = style({ display: 'block', color: color.inkMuted, fontWeight: 400 });

// The frame of the desk is not on paper.
globalStyle(`body:has(${page}) :is(header:not(${page} *), nav)`, onPaper({ display: 'none' }));
globalStyle(`body:has(${page}) main`, onPaper({ padding: 0 }));

// Paper is as narrow as a tablet, and takes the columns all the same: one line of the table is one of the paper.
globalStyle(`${page} table`, onPaper({ display: 'table', fontSize: '8.5pt', lineHeight: 1.25 }));
globalStyle(`${page} thead`, onPaper({ display: 'table-header-group' }));
globalStyle(`${page} tbody`, onPaper({ display: 'table-row-group' }));
globalStyle(`${page} tr`, onPaper({ display: 'table-row', padding: 0, breakInside: 'avoid' }));
globalStyle(
  `${page} :is(th, td)`,
  onPaper({ display: 'table-cell', padding: '2pt 4pt', fontSize: '8.5pt', lineHeight: 1.25 }),
);
// A phone leaves some columns out.
globalStyle(`${page} td[data-phone]`, onPaper({ display: 'table-cell' }));
globalStyle(`${page} td::before`, onPaper({ content: 'none' }));
globalStyle(`${page} tbody a`, onPaper({ textDecoration: 'none' }));
globalStyle(`${page} h1`, onPaper({ fontSize: '14pt', lineHeight: 1.25 }));
globalStyle(`${page} > *`, onPaper({ gap: '6pt' }));
