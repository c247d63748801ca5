import { style } from '@vanilla-extract/css';
import { tokens } from '../tokens.css.ts';

const { color, space, type } = tokens;

export const theme = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  alignItems: 'start',
  gap: space[6],
  padding: space[6],
});

export const wide = style([theme, { gridTemplateColumns: 'minmax(0, 1fr)' }]);

export const caption = style([type.small, { marginBottom: space[2], color: color.inkMuted }]);

// A transformed element contains its fixed descendants.
export const frame = style({
  transform: 'translate(0)',
  height: '280px',
  border: `1px dashed ${color.rule}`,
});

export const tallFrame = style([frame, { height: '420px' }]);

/** Twice as large, as with a text size of 200 %. */
export const zoomed = style({ zoom: 2 });
