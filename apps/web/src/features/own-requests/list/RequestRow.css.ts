import { media, tokens } from '@parlour/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';
import { ruledLinkRow } from '@parlour/app/link-row';

export { fact, link } from '@parlour/app/link-row';

const { color, space, type } = tokens;

const plainRow = style([
  ruledLinkRow,
  {
    display: 'grid',
    gap: space[3],
    paddingBlock: space[5],
    '@media': {
      [media.fromMd]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 14rem)',
        alignItems: 'center',
        columnGap: space[8],
      },
    },
  },
]);

/** A waiting request has a brass edge, within the page's margin. */
export const row = styleVariants({
  quiet: [plainRow],
  waiting: [
    plainRow,
    {
      '::before': {
        content: '',
        position: 'absolute',
        insetBlock: space[5],
        insetInlineStart: `calc(-1 * ${space[3]})`,
        borderInlineStart: `2px solid ${color.accent}`,
      },
    },
  ],
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const subject = style([type.heading]);

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  minWidth: 0,
  '@media': {
    [media.fromMd]: { flexDirection: 'column', alignItems: 'flex-end', textAlign: 'end' },
  },
});
