import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

export const title = style([type.title]);

export const form = style({ display: 'flex', flexDirection: 'column', gap: space[5] });

/** A key or a code to write down. */
const written = {
  fontFamily: 'ui-monospace, monospace',
  border: `1px solid ${color.rule}`,
  backgroundColor: color.surfaceSunken,
} as const;

export const secret = style([
  type.body,
  { ...written, padding: `${space[3]} ${space[4]}`, overflowWrap: 'anywhere' },
]);

export const codes = style([
  type.body,
  {
    ...written,
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: space[2],
    padding: space[4],
  },
]);
