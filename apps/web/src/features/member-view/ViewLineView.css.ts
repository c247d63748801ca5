import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, layer, space, type } = tokens;

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space[2]} ${space[5]}`,
  paddingBlock: space[3],
  paddingInline: space[5],
  backgroundColor: color.surface,
  borderBottom: `1px solid ${color.rule}`,
  // On a phone the masthead stays at the top.
  '@media': { [media.fromMd]: { position: 'sticky', top: 0, zIndex: layer.header } },
});

export const words = style([type.small]);
