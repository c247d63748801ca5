import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

export const item = style({
  overflowWrap: 'anywhere',
  selectors: { '& + &': { marginTop: space[6] } },
});

export const pastItem = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  paddingBlock: space[6],
  borderBottom: `1px solid ${color.rule}`,
  overflowWrap: 'anywhere',
  ':first-child': { paddingTop: 0 },
});

export const title = style([type.heading]);

export const facts = style([type.small, { color: color.inkMuted }]);
