import type { ColorRoles } from './contract.css.ts';

/** The dark theme: warm near-black, ivory ink, bright brass. */
export const dark: ColorRoles = {
  surface: '#161411',
  surfaceRaised: '#1f1c18',
  surfaceSunken: '#0f0e0c',
  skeleton: '#3a352c',
  ink: '#f3eddf',
  inkMuted: '#b0a793',
  rule: '#38332a',
  ruleStrong: '#80775f',
  action: '#f3eddf',
  actionHover: '#d9d0bb',
  actionInk: '#161411',
  accent: '#d3b06c',
  accentInk: '#1a1610',
  critical: '#f2a093',
  criticalSurface: '#33201b',
  positive: '#93c9a4',
  positiveSurface: '#1a271e',
  focus: '#e0bf7e',
  overlay: 'rgb(0 0 0 / 0.64)',
  shadow: 'rgb(0 0 0 / 0.5)',
};
