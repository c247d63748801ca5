import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The color roles that every theme must define, named by purpose instead of appearance. `ink` roles are for text on
 * `surface` roles.
 *
 * `rule` is decorative. `ruleStrong` outlines a control, with enough contrast to find it.
 */
export const color = createGlobalThemeContract(
  {
    surface: null,
    surfaceRaised: null,
    surfaceSunken: null,
    skeleton: null,
    ink: null,
    inkMuted: null,
    rule: null,
    ruleStrong: null,
    action: null,
    actionHover: null,
    actionInk: null,
    accent: null,
    accentInk: null,
    critical: null,
    criticalSurface: null,
    positive: null,
    positiveSurface: null,
    focus: null,
    overlay: null,
    shadow: null,
  },
  (_value, path) => path.join('-').replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`),
);

/** The colors of one theme, by role. */
export type ColorRoles = Record<keyof typeof color, string>;
