import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

// As high without its text as with it, so that the first results move nothing.
export const status = style({ minHeight: '1.5rem', marginBottom: tokens.space[6] });

/** Not for a finger, whose device seldom has the key. */
export const key = style({
  '@media': { [`${media.touch} and (hover: none)`]: { display: 'none' } },
});
