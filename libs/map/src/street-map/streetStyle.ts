import type { StyleSpecification } from 'maplibre-gl';
import { worldLayers, worldSource } from '../maplibre/embeddedStyle.ts';
import { OPENSTREETMAP } from '../maplibre/attribution.ts';
import type { MapColors } from '../theme.ts';
import { groundLayers, STREETS } from './groundLayers.ts';
import { nameLayers } from './nameLayers.ts';

/**
 * The style of an archive in the Protomaps schema, in dark colors. Its letters are drawn from the page's own font, so it
 * needs no file of glyphs. Beyond the archive's area is the embedded base map.
 *
 * @param source the URL of MapLibre's source
 * @param font the name of a font that the page loads
 */
export function streetStyle(colors: MapColors, source: string, font: string): StyleSpecification {
  const [water, land] = worldLayers(colors);
  return {
    version: 8,
    sources: {
      world: worldSource,
      [STREETS]: { type: 'vector', url: source, attribution: OPENSTREETMAP },
    },
    layers: [water, land, ...groundLayers(colors), ...nameLayers(colors, font)],
  };
}
