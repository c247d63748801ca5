import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

export const uses = style({ margin: 0, paddingInlineStart: tokens.space[5] });

export const kind = style([tokens.type.small, { color: tokens.color.inkMuted }]);
