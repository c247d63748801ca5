import { style } from '@vanilla-extract/css';
import { option as plainOption, popup } from '../../parts/optionList.css.ts';
import { tokens } from '../../tokens.css.ts';

const { color, space, type } = tokens;

export const frame = style({ position: 'relative' });

/** Below the text, over what follows it. */
export const list = style([
  popup,
  {
    position: 'absolute',
    zIndex: tokens.layer.popup,
    top: '100%',
    insetInline: 0,
    width: 'auto',
    margin: 0,
    marginTop: space[1],
    padding: 0,
    listStyle: 'none',
  },
]);

export const option = style([
  plainOption,
  {
    flexWrap: 'wrap',
    columnGap: space[3],
    selectors: {
      '&[aria-selected="true"]': {
        backgroundColor: color.surfaceSunken,
        outline: '2px solid transparent',
        outlineOffset: '-2px',
      },
    },
    ':hover': { backgroundColor: color.surfaceSunken },
    ':active': { color: color.accent },
  },
]);

export const detail = style([type.small, { color: color.inkMuted }]);
