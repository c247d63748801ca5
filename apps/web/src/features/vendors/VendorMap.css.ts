import { mapHeight } from '@parlour/map/height';
import { style } from '@vanilla-extract/css';

export const place = style(mapHeight);
