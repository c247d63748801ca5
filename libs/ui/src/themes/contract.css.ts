import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The color roles that every theme must fill. A role says what a color is for, never what it looks
 * like. `ink` roles are read on `surface` roles; `rule` only decorates, `ruleStrong` outlines a
 * control and is visible enough to find it by.
 */
export const color = createGlobalThemeContract(
  {
    surface: null,
    surfaceRaised: null,
    surfaceSunken: null,
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
  (_value, path) => path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);

/** A filled set of roles: what a theme file exports. */
export type ColorRoles = Record<keyof typeof color, string>;
