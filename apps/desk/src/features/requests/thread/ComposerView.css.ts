import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { space, type } = tokens;

export const mentions = style({ minWidth: 0, padding: 0, border: 0 });

export const legend = style([type.label, { padding: 0, marginBottom: space[2] }]);

/** A club may have many colleagues, who then scroll. */
export const colleagues = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[5]}`,
  maxHeight: '10rem',
  overflowY: 'auto',
  // Room for the ring of a focused box.
  padding: '3px',
});
