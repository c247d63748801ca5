import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

export const title = style([tokens.type.heading]);
