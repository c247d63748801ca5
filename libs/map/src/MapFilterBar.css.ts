import { style } from '@vanilla-extract/css';
import { tokens } from '@parlour/ui/tokens';

/** As high as the bar, its rule included. */
export const room = style({ minHeight: '45px', marginBottom: tokens.space[4] });
