import type { ColorRoles } from './contract.css.ts';

/** The light theme: ivory paper, deep ink, one brass accent. */
export const light: ColorRoles = {
  surface: '#fbf8f1',
  surfaceRaised: '#fffdf9',
  surfaceSunken: '#f3eee2',
  skeleton: '#d9cfbc',
  ink: '#1d1b16',
  inkMuted: '#625b4d',
  rule: '#e2dac8',
  ruleStrong: '#8a8069',
  action: '#1d1b16',
  actionHover: '#3b362b',
  actionInk: '#fbf8f1',
  accent: '#7d5b16',
  accentInk: '#fffdf9',
  critical: '#9c2f22',
  criticalSurface: '#f9e9e3',
  positive: '#2f6142',
  positiveSurface: '#e8f0e4',
  focus: '#7d5b16',
  overlay: 'rgb(29 27 22 / 0.48)',
  shadow: 'rgb(29 27 22 / 0.16)',
};
