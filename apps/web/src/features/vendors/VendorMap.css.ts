import { mapGround, mapHeight } from '@parlour/map/place';
import { style } from '@vanilla-extract/css';

export const place = style([mapHeight, mapGround, { display: 'grid', placeItems: 'center' }]);
