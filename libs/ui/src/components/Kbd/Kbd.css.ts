import { style } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';

const { color, space, type } = tokens;

export const keys = style({ display: 'inline-flex', gap: space[1], fontFamily: 'inherit' });

export const key = style([
  type.small,
  {
    minWidth: space[5],
    paddingInline: space[1],
    border: `1px solid ${color.ruleStrong}`,
    borderRadius: tokens.radius.small,
    backgroundColor: color.surfaceRaised,
    color: color.inkMuted,
    fontFamily: 'inherit',
    fontSize: '0.75rem',
    textAlign: 'center',
    whiteSpace: 'nowrap',
  },
]);
