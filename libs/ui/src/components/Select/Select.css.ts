import { style } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';
import { control } from '../Field/Field.css.ts';
import * as optionList from '../../parts/optionList.css.ts';

const { color, space } = tokens;

export const trigger = style([
  control,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:is([data-disabled], [data-readonly])': {
        backgroundColor: color.surfaceSunken,
        borderColor: color.rule,
        color: color.inkMuted,
        cursor: 'not-allowed',
      },
    },
  },
]);

export const placeholder = style({ color: color.inkMuted });

export const { positioner, list } = optionList;

/** As wide as its longest option. */
export const popup = style([optionList.popup, { minWidth: 'max-content' }]);

export const option = style([optionList.option, { justifyContent: 'space-between' }]);
