import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { media, tokens } from '@parlour/ui/tokens';
import * as pinWindow from '../PinWindow.css.ts';

const { color, space, type } = tokens;

// Only the classes in use: the library's own style sheet is ten times as large, and light.
const rule = (name: string, style: GlobalStyleRule) => globalStyle(`.maplibregl-${name}`, style);

// The library checks for exactly this rule, to detect whether its style sheet is loaded.
rule('canary', { backgroundColor: 'salmon' });

rule('canvas', { position: 'absolute', top: 0, left: 0 });
rule('canvas:focus-visible', { outlineOffset: '-2px' });
rule('canvas-container.maplibregl-interactive', { cursor: 'grab', userSelect: 'none' });
rule('canvas-container.maplibregl-interactive:active', { cursor: 'grabbing' });
rule('canvas-container.maplibregl-touch-drag-pan', { touchAction: 'none' });
rule('marker', { position: 'absolute', top: 0, left: 0, willChange: 'transform' });
rule('boxzoom', {
  position: 'absolute',
  top: 0,
  left: 0,
  border: `1px dashed ${color.accent}`,
});

for (const [corner, place] of Object.entries({
  'top-left': { top: 0, left: 0 },
  'top-right': { top: 0, right: 0 },
  'bottom-left': { bottom: 0, left: 0 },
  'bottom-right': { bottom: 0, right: 0 },
})) {
  rule(`ctrl-${corner}`, { position: 'absolute', zIndex: 2, pointerEvents: 'none', ...place });
}
rule('ctrl', { pointerEvents: 'auto' });

rule('ctrl-group', {
  display: 'flex',
  flexDirection: 'column',
  margin: space[3],
  border: `1px solid ${color.rule}`,
  backgroundColor: color.surface,
});
// On a phone an open window leaves the control no room, and pins would be under it.
globalStyle(`.maplibregl-map:has(${pinWindow.window}) .maplibregl-ctrl-group:not(:focus-within)`, {
  '@media': { [media.belowMd]: { visibility: 'hidden' } },
});
rule('ctrl-group button', {
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: color.ink,
  cursor: 'pointer',
});
rule('ctrl-group button + button', { borderTop: `1px solid ${color.rule}` });
rule('ctrl-group button:hover:not(:disabled)', { backgroundColor: color.surfaceRaised });
rule('ctrl-group button:disabled', { opacity: 0.45, cursor: 'not-allowed' });
rule('ctrl-group button:focus-visible', { outlineOffset: '-2px' });

const bar: GlobalStyleRule = { content: '""', gridArea: '1 / 1', backgroundColor: 'currentColor' };
rule('ctrl-icon', { display: 'grid', placeItems: 'center' });
rule('ctrl-icon::before', { ...bar, width: '14px', height: '1.5px' });
rule('ctrl-zoom-in .maplibregl-ctrl-icon::after', { ...bar, width: '1.5px', height: '14px' });

rule('ctrl-attrib', {
  ...type.small,
  padding: `0 ${space[2]}`,
  fontSize: '0.6875rem',
  backgroundColor: color.surface,
  color: color.inkMuted,
});
rule('ctrl-attrib-button', { display: 'none' });
rule('attrib-empty', { display: 'none' });
