import { media, tokens } from '@parlour/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { fact, linkRow } from '@parlour/app/link-row';
import { day } from '../../../components/teasers/EventDate.css.ts';

export { fact, link } from '@parlour/app/link-row';

const { color, space, type } = tokens;

/** A past event: its day and its words alone. */
export const compactRow = style([
  linkRow,
  {
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr)',
    columnGap: space[3],
    '@media': {
      [media.fromMd]: { gridTemplateColumns: '96px minmax(0, 1fr)', columnGap: space[6] },
    },
  },
]);

// On a phone the words about the event are below its title, beside the button, so that neither is squeezed.
export const row = style([
  compactRow,
  {
    gridTemplateColumns: 'minmax(48px, max-content) minmax(0, 1fr) auto 80px',
    gridTemplateAreas: '"date head head picture" "about about action action"',
    alignItems: 'start',
    rowGap: space[1],
    '@media': {
      [media.fromMd]: {
        gridTemplateColumns: '96px minmax(0, 1fr) minmax(132px, min-content) 132px',
        gridTemplateAreas: '"date head action picture" "date about action picture"',
        gridTemplateRows: 'auto 1fr',
        rowGap: space[1],
      },
      [media.fromLg]: {
        gridTemplateColumns: '112px minmax(0, 1fr) minmax(148px, min-content) 144px',
      },
    },
  },
]);

export const date = style({ selectors: { [`${row} > &`]: { gridArea: 'date' } } });
globalStyle(`${date} > time`, { gap: space[1] });
globalStyle(`${date} ${day}`, {
  '@media': { [media.belowMd]: { fontSize: '2.25rem' }, [media.fromMd]: { fontSize: '3rem' } },
});

const narrowLines = { '@media': { [media.belowMd]: { lineHeight: 1.3 } } };

/** What may be too long for its place is cut after some lines. */
const cutAfter = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) as const;

export const head = style({ minWidth: 0, selectors: { [`${row} > &`]: { gridArea: 'head' } } });

export const title = style([
  type.heading,
  {
    '@media': {
      [media.belowMd]: {
        ...cutAfter(2),
        fontSize: '1.125rem',
        lineHeight: 1.2,
        paddingBottom: '2px',
      },
    },
  },
]);

export const time = style([type.small, narrowLines]);

export const about = style({
  minWidth: 0,
  selectors: { [`${row} > &`]: { gridArea: 'about' } },
});

export const place = style([fact, narrowLines, cutAfter(1)]);

export const opening = style([
  type.small,
  cutAfter(2),
  {
    color: color.ink,
    '@media': {
      [media.belowMd]: { lineHeight: 1.3 },
      [media.fromMd]: { marginTop: '2px' },
      [media.fromLg]: { WebkitLineClamp: 1 },
    },
  },
]);

// Above the link that covers the row.
export const action = style({
  gridArea: 'action',
  position: 'relative',
  alignSelf: 'end',
  maxWidth: '132px',
  // As wide as the longest word of its badge, also in large text.
  minWidth: 'min-content',
  '@media': { [media.fromMd]: { alignSelf: 'center', justifySelf: 'end' } },
});
globalStyle(`${action} > *`, { justifyContent: 'flex-end' });

export const picture = style({ gridArea: 'picture', position: 'relative' });
