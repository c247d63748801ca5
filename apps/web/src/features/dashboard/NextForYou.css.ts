import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { space, type } = tokens;

export const section = style({ display: 'flex', flexDirection: 'column', gap: space[4] });

export const heading = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[4],
});

export const title = style([type.heading]);

/** Has one height with any content, so that nothing moves when it arrives, and grows with large letters. */
export const frame = style({
  minHeight: '22.25rem',
  '@media': { [media.fromLg]: { minHeight: '20rem' } },
});
