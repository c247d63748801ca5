/// <reference types="google.maps" />
import type { MapColors } from '../theme.ts';

/** Google's map in the dark color roles: quiet streets, no other businesses. */
export function nightStyle(colors: MapColors): google.maps.MapTypeStyle[] {
  return [
    { elementType: 'geometry', stylers: [{ color: colors.surfaceRaised }] },
    { elementType: 'labels.icon', stylers: [{ visibility: 'off' }] },
    { elementType: 'labels.text.fill', stylers: [{ color: colors.inkMuted }] },
    { elementType: 'labels.text.stroke', stylers: [{ color: colors.surface }] },
    { featureType: 'administrative', elementType: 'geometry', stylers: [{ color: colors.rule }] },
    { featureType: 'poi', stylers: [{ visibility: 'off' }] },
    {
      featureType: 'poi.park',
      elementType: 'geometry',
      stylers: [{ visibility: 'on' }, { color: colors.surface }],
    },
    { featureType: 'road', elementType: 'geometry', stylers: [{ color: colors.rule }] },
    { featureType: 'road', elementType: 'geometry.stroke', stylers: [{ color: colors.surface }] },
    { featureType: 'transit', stylers: [{ visibility: 'off' }] },
    { featureType: 'water', elementType: 'geometry', stylers: [{ color: colors.surfaceSunken }] },
  ];
}
