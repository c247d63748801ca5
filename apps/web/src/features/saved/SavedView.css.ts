import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';
import { columns } from '../../components/teasers/columns.ts';

/** Two beside each other, where one would leave half of its line empty. */
export const rows = style({
  '@media': { [media.fromLg]: { display: 'grid', ...columns(2), columnGap: tokens.space[12] } },
});
