import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';

const { color, space, type } = tokens;

const alert = style([
  type.body,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[2]} ${space[4]}`,
    padding: `${space[3]} ${space[4]}`,
    borderInlineStart: '3px solid',
    overflowWrap: 'anywhere',
  },
]);

export const tone = styleVariants({
  info: [alert, { borderColor: color.accent, backgroundColor: color.surfaceSunken }],
  critical: [alert, { borderColor: color.critical, backgroundColor: color.criticalSurface }],
});
