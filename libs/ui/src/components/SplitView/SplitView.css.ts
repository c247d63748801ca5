import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';

/** As high as what it is in. */
export const panes = style({ display: 'flex', height: '100%', minHeight: 0 });

const anyPane = style({
  // What is in it can be as high as it is, by `cqh`.
  containerType: 'size',
  minWidth: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '& + &': { borderInlineStart: `1px solid ${tokens.color.rule}` } },
});

export const pane = styleVariants({
  side: [anyPane, { flex: `0 0 ${tokens.width.side}` }],
  // A third of a wide window, so that its rows hold more there.
  list: [anyPane, { flex: `0 0 clamp(${tokens.width.narrow}, 33vw, ${tokens.width.text})` }],
  rest: [anyPane, { flex: '1 1 0' }],
});
