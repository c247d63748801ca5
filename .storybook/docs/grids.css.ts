import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { sizes } from '../../libs/ui/src/stories/book.css.ts';
import { viewports } from '../../libs/ui/src/stories/viewports.ts';
import { tokens } from '../../libs/ui/src/tokens.css.ts';

const { color, space, type } = tokens;

/** A wide window, drawn small. */
export const window = style({
  width: '100%',
  minWidth: `calc(2 * ${space[24]})`,
  border: `1px solid ${color.ruleStrong}`,
});

export const bar = styleVariants(tokens.width, (width) => ({
  width: `${(Number.parseInt(width, 10) / viewports.desktop.width) * 100}%`,
  height: space[5],
  marginInline: 'auto',
  backgroundColor: color.accent,
  // A ground is gone in forced colors.
  border: `1px solid ${color.accent}`,
}));

export const samples = style([
  type.small,
  {
    display: 'grid',
    gap: space[8],
    marginBlock: space[6],
    color: color.ink,
    fontFamily: tokens.fontFamily.sans,
  },
]);

export const sample = style({ display: 'grid', gap: space[2], margin: 0 });

export const cell = style({
  height: space[16],
  border: `1px solid ${color.ruleStrong}`,
  backgroundColor: color.surfaceSunken,
});

/** Screens below each other, each with a line where its column begins. */
export const edge = style({});

globalStyle(`${edge} > ul`, { flexDirection: 'column' });
globalStyle(`${edge} li > div`, { position: 'relative' });
globalStyle(`${edge} li > div::after`, {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  // The margin of a page of the desk, as small as the windows.
  insetInlineStart: `calc(${space[6]} * ${sizes.desktop.scale})`,
  borderInlineStart: `1px solid ${color.accent}`,
  pointerEvents: 'none',
});
