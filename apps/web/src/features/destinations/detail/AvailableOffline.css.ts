import { tokens } from '@parlour/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, controlHeight, duration, radius, space, type } = tokens;

const MESSAGE_LINES = 2;

/** As high as the switch with its message, so that nothing moves when it arrives or says something else. */
export const place = style({
  minHeight: `calc(44px + ${MESSAGE_LINES} * 1.5 * 0.875rem)`,
});

export const offline = style({ display: 'flex', flexDirection: 'column' });

export const control = style([
  type.label,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    width: 'fit-content',
    minHeight: '44px',
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    color: color.ink,
    cursor: 'pointer',
    selectors: { '&[aria-disabled]': { cursor: 'default' } },
  },
]);

export const track = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  width: controlHeight.small,
  height: space[6],
  padding: '3px',
  border: `1px solid ${color.ruleStrong}`,
  borderRadius: radius.round,
  backgroundColor: color.surface,
  transition: `background-color ${duration.quick}, border-color ${duration.quick}`,
  selectors: {
    '[aria-checked="true"] > &': { backgroundColor: color.action, borderColor: color.action },
  },
});

export const thumb = style({
  width: space[4],
  height: space[4],
  borderRadius: radius.round,
  backgroundColor: color.ruleStrong,
  transition: `translate ${duration.quick}, background-color ${duration.quick}`,
});

globalStyle(`[aria-checked="true"] > ${track} > ${thumb}`, {
  translate: space[4],
  backgroundColor: color.actionInk,
});

export const message = style([
  type.small,
  {
    minHeight: `calc(${MESSAGE_LINES} * 1.5em)`,
    color: color.inkMuted,
    selectors: { '&[data-failed]': { color: color.critical } },
  },
]);
