import { styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';

const { color, type } = tokens;

export const size = styleVariants({
  lead: [type.lead, { textWrap: 'pretty' }],
  body: [type.body, { textWrap: 'pretty' }],
  small: [type.small],
  eyebrow: [type.eyebrow],
});

export const tone = styleVariants({
  ink: { color: color.ink },
  muted: { color: color.inkMuted },
  accent: { color: color.accent },
  critical: { color: color.critical },
});
