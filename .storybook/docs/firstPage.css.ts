import { style } from '@vanilla-extract/css';
import { media } from '../../libs/ui/src/media.ts';
import { tokens } from '../../libs/ui/src/tokens.css.ts';

const { color, space, type } = tokens;

const list = { margin: 0, paddingInlineStart: 0, listStyle: 'none' } as const;

export const screens = style({
  ...list,
  display: 'grid',
  gap: space[6],
  marginBlock: space[6],
  '@media': { [media.fromMd]: { gridTemplateColumns: 'repeat(2, 1fr)' } },
});

export const screen = style([
  type.label,
  { display: 'block', color: color.ink, fontFamily: tokens.fontFamily.sans },
]);

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  marginBottom: space[2],
  border: `1px solid ${color.rule}`,
});

export const picture = style({ display: 'block', width: '100%', height: 'auto' });

export const doors = style({
  display: 'grid',
  gap: space[6],
  marginBlock: space[6],
  fontFamily: tokens.fontFamily.sans,
  '@media': { [media.fromMd]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});

export const door = style({
  padding: space[6],
  border: `1px solid ${color.rule}`,
  backgroundColor: color.surfaceRaised,
  color: color.ink,
});

export const title = style([type.heading, { fontFamily: tokens.fontFamily.serif }]);

export const links = style([
  type.small,
  { ...list, display: 'grid', gap: space[2], marginTop: space[3] },
]);
