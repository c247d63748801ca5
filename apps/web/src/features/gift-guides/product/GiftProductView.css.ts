import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type, width } = tokens;

export const columns = style({
  display: 'grid',
  gap: space[8],
  '@media': {
    [media.fromLg]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gap: space[16],
      alignItems: 'start',
    },
  },
});

/** Layout of a product without a picture. */
export const column = style({ maxWidth: width.text });

export const words = style({ display: 'flex', flexDirection: 'column', gap: space[6] });

// The text is plain and keeps the line breaks of staff.
export const description = style([type.lead, { color: color.inkMuted, whiteSpace: 'pre-line' }]);
