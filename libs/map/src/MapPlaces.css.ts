import { style } from '@vanilla-extract/css';
import { media, tokens } from '@parlour/ui/tokens';
import { mapHeight } from './mapPlace.ts';

const { color, space, type } = tokens;

/** As high as the map, so that the page stays where it is. A long list scrolls. */
export const place = style([
  mapHeight,
  {
    overflowY: 'auto',
    padding: space[5],
    border: `1px solid ${color.rule}`,
    backgroundColor: color.surfaceSunken,
    '@media': { [media.fromMd]: { padding: space[8] } },
  },
]);

export const line = style([type.body, { marginBottom: space[6] }]);

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: `${space[6]} ${space[5]}`,
  padding: 0,
  listStyle: 'none',
});

export const item = style({ display: 'flex', flexDirection: 'column', gap: space[1] });

export const name = style([type.body, { color: color.ink }]);

export const nameLink = style({
  color: 'inherit',
  textDecorationLine: 'underline',
  textDecorationColor: color.accent,
  textDecorationThickness: '1px',
  textUnderlineOffset: '4px',
  ':hover': { color: color.accent },
});

export const address = style([type.small, { color: color.inkMuted }]);

export const mapsLink = style([
  type.label,
  {
    alignSelf: 'start',
    paddingBlock: space[2],
    color: color.ink,
    textDecorationColor: color.accent,
    ':hover': { color: color.accent },
  },
]);
