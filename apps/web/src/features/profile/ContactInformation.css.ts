import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = tokens;

export const section = style({ display: 'flex', flexDirection: 'column', gap: space[4] });

export const unknown = style({ color: color.inkMuted });
