import type { GuideRow } from './row.ts';

/** Announced before its choices are made, so it has no section yet. */
export const weddingsInPreparation: GuideRow = {
  name: 'Weddings, in Preparation',
  text: 'Our choices for the couples of the coming year are being gathered and will appear here soon.',
  sections: [],
};
