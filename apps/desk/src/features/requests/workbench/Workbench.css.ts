import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { space } = tokens;

/** With panes it fills the page to its edges. */
export const frame = style({
  selectors: { '&[data-workbench]': { flex: '1 1 auto', minWidth: 0, minHeight: 0 } },
});

export const pane = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space[3],
  padding: space[3],
});

/** What is shown while no thread is open. */
export const nothing = style({ padding: space[6] });
