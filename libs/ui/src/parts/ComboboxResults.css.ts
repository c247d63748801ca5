import { style } from '@vanilla-extract/css';
import { tokens } from '../tokens.css.ts';
import * as optionList from './optionList.css.ts';

const { color, space, type } = tokens;

export const { positioner, popup, list, option } = optionList;

/** Without words it takes no room, but remains for screen readers. */
export const quiet = style({ height: 0 });

export const status = style([
  type.small,
  { padding: `${space[2]} ${space[3]}`, color: color.inkMuted },
]);

export const picture = style({
  flex: 'none',
  width: '36px',
  height: '36px',
  objectFit: 'cover',
  backgroundColor: color.surfaceSunken,
});

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const detail = style([type.small, { display: 'block', color: color.inkMuted }]);
