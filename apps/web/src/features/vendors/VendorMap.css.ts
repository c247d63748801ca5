import { MAP_HEIGHT, mapGround, mapHeight } from '@parlour/map/place';
import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color } = tokens;

/** Low below the facts, so that this column is about as high as picture and text beside it. */
export const map = style({ '@media': { [media.fromLg]: { vars: { [MAP_HEIGHT]: '320px' } } } });

export const place = style([mapHeight, mapGround, { display: 'grid', placeItems: 'center' }]);

export const disc = style({ fill: color.accent });
export const ring = style({ fill: 'none', stroke: color.accent, strokeOpacity: 0.55 });
export const star = style({ fill: color.accentInk });
