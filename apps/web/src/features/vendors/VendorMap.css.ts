import { MAP_HEIGHT, mapGround, mapHeight } from '@parlour/map/place';
import { media } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Low below the facts, so that this column is about as high as picture and text beside it. */
export const map = style({ '@media': { [media.fromLg]: { vars: { [MAP_HEIGHT]: '320px' } } } });

export const place = style([mapHeight, mapGround, { display: 'grid', placeItems: 'center' }]);
