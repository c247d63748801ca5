import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, type } = tokens;

// The text is plain and keeps the line breaks of staff.
export const description = style([type.lead, { color: color.inkMuted, whiteSpace: 'pre-line' }]);
