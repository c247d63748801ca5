import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;

export const head = style({ display: 'flex', flexDirection: 'column', gap: space[5] });

export const date = style({ paddingBottom: space[5], borderBottom: `1px solid ${color.rule}` });
