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
  list: [anyPane, { flex: `0 0 ${tokens.width.narrow}` }],
  rest: [anyPane, { flex: '1 1 0' }],
});
