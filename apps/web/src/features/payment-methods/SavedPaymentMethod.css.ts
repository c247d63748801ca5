import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';
import { accountRow } from '../../components/accountRow.css.ts';

const { color, space, type } = tokens;

export { words } from '../../components/accountRow.css.ts';

export const card = style([accountRow, { alignItems: 'flex-start' }]);

export const first = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  minHeight: space[6],
});

export const description = style([type.label, { color: color.inkMuted }]);

export const name = style([type.heading, { fontVariantNumeric: 'lining-nums' }]);

/** Brand or number, each kept on one line. A narrow line breaks between them. */
export const whole = style({ display: 'inline-block' });

export const facts = style([
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[4],
    color: color.inkMuted,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
]);
