import { style } from '@vanilla-extract/css';
import { media, tokens } from '../../tokens.css.ts';

const { color, controlHeight, space, type } = tokens;

export const list = style({
  display: 'flex',
  gap: space[3],
  overflowX: 'auto',
  borderBottom: `1px solid ${color.rule}`,
});

export const tab = style([
  type.label,
  {
    flex: 'none',
    minHeight: controlHeight.small,
    padding: `${space[2]} ${space[1]}`,
    border: 0,
    borderBottom: '2px solid transparent',
    backgroundColor: 'transparent',
    color: color.inkMuted,
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: color.ink },
      '&:active': { color: color.accent },
      '&[aria-selected="true"]': { borderBottomColor: color.accent, color: color.ink },
      // The list would cut an outline around it.
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '@media': {
      [media.touch]: { minHeight: '44px' },
      // Forced colors draw every border, even a transparent one.
      [media.forcedColors]: {
        borderBottomColor: 'Canvas',
        selectors: { '&[aria-selected="true"]': { borderBottomColor: 'Highlight' } },
      },
    },
  },
]);

export const panel = style({ paddingTop: space[4] });
