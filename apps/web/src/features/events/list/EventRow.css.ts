import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';
import { linkRow } from '@parlour/app/link-row';

export { fact, link } from '@parlour/app/link-row';

const { space, type } = tokens;

export const row = style([
  linkRow,
  {
    display: 'grid',
    gridTemplateColumns: '80px minmax(0, 1fr)',
    gap: `${space[5]} ${space[4]}`,
    '@media': {
      [media.fromMd]: { gridTemplateColumns: '96px minmax(0, 1fr) 208px', columnGap: space[8] },
      [media.fromLg]: { gridTemplateColumns: '128px minmax(0, 1fr) 304px', columnGap: space[10] },
    },
  },
]);

export const date = style({ gridColumn: 1 });

export const words = style({
  gridColumn: 2,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[2],
  minWidth: 0,
});

export const title = style([type.heading]);

export const time = style([type.body]);

// Above the link that covers the row.
export const action = style({ position: 'relative', marginTop: space[3] });

export const picture = style({
  gridColumn: '1 / -1',
  gridRow: 1,
  '@media': { [media.fromMd]: { gridColumn: 3 } },
});
