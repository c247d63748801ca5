import { style } from '@vanilla-extract/css';
import { tokens } from '@parlour/ui/tokens';

const { color } = tokens;

export const pin = style({
  overflow: 'visible',
  fill: color.accent,
  fontSize: '13px',
  fontWeight: 600,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const ring = style({ fill: 'none', stroke: color.accent, strokeOpacity: 0.55 });

export const mark = style({ fill: color.accentInk });
