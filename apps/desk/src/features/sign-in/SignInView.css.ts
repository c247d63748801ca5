import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

export const title = style([type.title]);

export const form = style({ display: 'flex', flexDirection: 'column', gap: space[5] });

/** Between two rules. */
export const or = style([
  type.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    color: color.inkMuted,
    '::before': { content: '""', flex: 1, borderTop: `1px solid ${color.rule}` },
    '::after': { content: '""', flex: 1, borderTop: `1px solid ${color.rule}` },
  },
]);
