import { style } from '@vanilla-extract/css';
import { tokens } from '@parlour/ui/tokens';

/** The height of the bar, including its rule. */
export const container = style({ minHeight: '45px', marginBottom: tokens.space[4] });
