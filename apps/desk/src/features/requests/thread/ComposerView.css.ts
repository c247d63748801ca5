import { tokens } from '@parlour/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space } = tokens;

const kind = style({ padding: space[3], borderInlineStart: '3px solid' });

/** A note has another ground and a dashed edge, like its line in the thread. */
export const kinds = styleVariants({
  message: [kind, { borderColor: color.accent, backgroundColor: color.surfaceRaised }],
  note: [
    kind,
    {
      borderColor: color.ruleStrong,
      borderInlineStartStyle: 'dashed',
      backgroundColor: color.surfaceSunken,
    },
  ],
});
