import { style } from '@vanilla-extract/css';
import { media } from '@parlour/ui/tokens';

/** In the middle of the map, which is the origin of its pins, and never in the way of a pointer. */
export const pins = style({
  position: 'absolute',
  left: '50%',
  top: '50%',
  pointerEvents: 'none',
});

export const onPhones = style([pins, { '@media': { [media.fromMd]: { display: 'none' } } }]);

export const onOthers = style([pins, { '@media': { [media.belowMd]: { display: 'none' } } }]);
