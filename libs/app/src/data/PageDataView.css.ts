import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

export const loaded = style({ display: 'flex', flexDirection: 'column', gap: tokens.space[8] });
