import { globalStyle, style } from '@vanilla-extract/css';
import { media, tokens } from '../../tokens.css.ts';

const { color, space, type } = tokens;

export const sheet = style([type.small, { color: color.ink }]);

// The last sheet of the page replaces everything else on paper, and is on paper alone.
globalStyle(`body > ${sheet}`, { '@media': { [media.screen]: { display: 'none' } } });
globalStyle(`body:has(> ${sheet}) > :not(${sheet}), body > ${sheet}:has(~ ${sheet})`, {
  '@media': { [media.print]: { display: 'none' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBottom: space[2],
  marginBottom: space[6],
  borderBottom: `1px solid ${color.ruleStrong}`,
});

export const club = style(type.heading);

export const title = style([type.title, { marginBottom: space[2] }]);

export const group = style({ marginTop: space[6] });

export const heading = style([type.heading, { marginBottom: space[3], breakAfter: 'avoid' }]);

export const entries = style({ columns: '240px', columnGap: space[8] });

export const entry = style({ paddingBottom: space[4], breakInside: 'avoid' });

export const name = style(type.label);
