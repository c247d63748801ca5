import type { GuideRow } from './row.ts';

/** Announced before its products are chosen, so it has no sections yet. */
export const weddingsInPreparation: GuideRow = {
  name: 'Weddings, in Preparation',
  text: 'Our choices for the couples of the coming year are being gathered and will appear here soon.',
  sections: [],
};
