import { create } from 'storybook/theming';
import type { ColorRoles } from '../libs/ui/src/themes/contract.css.ts';
import { dark } from '../libs/ui/src/themes/dark.css.ts';
import { light } from '../libs/ui/src/themes/light.css.ts';
import { fontName } from '../libs/ui/src/themes/values.ts';
import { brand } from './heads.ts';

/** Creates Storybook's own theme from the roles of one of the club's. */
const themeOf = (base: 'light' | 'dark', color: ColorRoles) =>
  create({
    base,
    brandTitle: brand,
    fontBase: `"${fontName.sans}", system-ui, sans-serif`,
    colorPrimary: color.accent,
    colorSecondary: color.accent,
    appBg: color.surfaceSunken,
    appContentBg: color.surface,
    appPreviewBg: color.surface,
    appBorderColor: color.rule,
    appBorderRadius: 2,
    textColor: color.ink,
    textInverseColor: color.actionInk,
    textMutedColor: color.inkMuted,
    barBg: color.surface,
    barTextColor: color.inkMuted,
    barHoverColor: color.accent,
    barSelectedColor: color.accent,
    inputBg: color.surfaceRaised,
    inputBorder: color.ruleStrong,
    inputTextColor: color.ink,
    inputBorderRadius: 2,
  });

/** Storybook's own themes, by the club's. */
export const bookThemes = { light: themeOf('light', light), dark: themeOf('dark', dark) };
