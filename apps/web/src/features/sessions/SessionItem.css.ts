import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';
import { accountRow } from '../../components/accountRow.css.ts';

const { color, space, type } = tokens;

export { words } from '../../components/accountRow.css.ts';

export const item = style([accountRow, { alignItems: 'center' }]);

export const first = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
});

export const device = style([type.heading]);

export const facts = style([
  type.small,
  { color: color.inkMuted, fontVariantNumeric: 'tabular-nums lining-nums' },
]);
