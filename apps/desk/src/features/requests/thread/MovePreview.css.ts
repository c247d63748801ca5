import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

/** Where it appears. It is there before, so that it is told. */
export const place = style({ alignSelf: 'stretch' });

export const email = style([
  type.small,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[2],
    padding: space[4],
    border: `1px solid ${color.rule}`,
    backgroundColor: color.surfaceSunken,
    overflowWrap: 'anywhere',
  },
]);

export const subject = style({ fontWeight: 600 });

export const text = style({ whiteSpace: 'pre-line' });
