import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Stacks all labels to keep the button as wide as the widest one. */
export const labels = style({ display: 'grid' });

export const label = style({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.space[2],
});

/** A phone's line has room for the icon alone; screen readers read the words. */
export const words = style({
  '@media': {
    [media.belowMd]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const otherLabel = style([label, { visibility: 'hidden' }]);

export const byHand = style([
  tokens.type.small,
  { display: 'flex', flexDirection: 'column', gap: tokens.space[2] },
]);

export const link = style([
  tokens.type.body,
  {
    width: '100%',
    minHeight: tokens.controlHeight.regular,
    paddingInline: tokens.space[3],
    border: `1px solid ${tokens.color.ruleStrong}`,
    borderRadius: tokens.radius.small,
    backgroundColor: tokens.color.surface,
    color: tokens.color.ink,
  },
]);
