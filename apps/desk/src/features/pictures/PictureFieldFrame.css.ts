import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

export const label = style([tokens.type.label, { color: tokens.color.ink }]);
