import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

/** Where it appears. It is there before, so that it is told, and takes no room then. */
export const place = style({
  alignSelf: 'stretch',
  selectors: { '&:empty': { marginTop: `calc(-1 * ${space[3]})` } },
});

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
