import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { space, type } = tokens;

export const title = style([type.title]);

export const form = style({ display: 'flex', flexDirection: 'column', gap: space[5] });
