import { style } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';

const { color, space, type } = tokens;

export const list = style({ outline: 'none' });

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  minHeight: space[12],
  paddingBlock: space[2],
  borderBottom: `1px solid ${color.rule}`,
});

export const facts = style({ flex: '1 1 220px', minWidth: 0 });

export const name = style([type.small, { overflowWrap: 'anywhere' }]);

export const size = style({ color: color.inkMuted, whiteSpace: 'nowrap' });

export const issue = style([type.small, { color: color.critical }]);

export const actions = style({ display: 'flex', gap: space[2] });
