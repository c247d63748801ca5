import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { space, type } = tokens;

export const section = style({ minWidth: 0, border: 0, padding: 0, margin: 0 });

export const title = style([type.heading, { padding: 0, marginBottom: space[4] }]);
