import type { ColorRoles } from './contract.css.ts';
import { light } from './light.css.ts';

/** The theme of a bright screen, at any time of day: black on white, for scanners and for a barkeeper who reads it across a counter. */
export const bright: ColorRoles = {
  ...light,
  surface: '#ffffff',
  surfaceRaised: '#ffffff',
  surfaceSunken: '#f5f3ee',
  ink: '#12100c',
};
