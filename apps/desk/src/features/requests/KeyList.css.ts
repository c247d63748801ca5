import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { space, type } = tokens;

/** So dense that all keys are seen at once. */
export const keys = style([type.small, { display: 'grid', gap: space[1] }]);

export const row = style({ display: 'grid', gridTemplateColumns: '6rem 1fr', gap: space[3] });

export const pressed = style({ display: 'flex', gap: space[2] });
