import { style } from '@vanilla-extract/css';
import { media, tokens } from '../../tokens.css.ts';

const { color, space, type } = tokens;

export const list = style({ borderTop: `1px solid ${color.rule}` });

export const row = style({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[4],
  borderBottom: `1px solid ${color.rule}`,
  '@media': { [media.fromMd]: { gridTemplateColumns: '160px 1fr', gap: space[6] } },
});

export const label = style([type.eyebrow, { paddingTop: '3px', color: color.inkMuted }]);

export const value = style([type.body, { minWidth: 0, textWrap: 'balance' }]);
