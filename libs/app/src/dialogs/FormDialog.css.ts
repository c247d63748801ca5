import { tokens, media } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Beside the buttons, on phones above them. Two lines high, so that the buttons stay where they are. */
export const needed = style([
  tokens.type.small,
  {
    display: 'grid',
    flex: '1 1 0',
    alignContent: 'center',
    minWidth: 0,
    minHeight: '2lh',
    color: tokens.color.inkMuted,
    '@media': { [media.belowMd]: { flex: '1 0 100%' } },
  },
]);

/** Takes the presses on the button in it while that is disabled, and is as large as it. */
export const submit = style({ display: 'grid' });
