import type { ColorRoles } from './contract.css.ts';
import type * as values from './values.ts';

/** What each color role is for. */
export const colorPurposes: ColorRoles = {
  surface: 'The ground of a page.',
  surfaceRaised: 'What lies over the page: dialogs, fields, notifications.',
  surfaceSunken: 'What lies in the page: quiet areas, skeletons, disabled fields.',
  ink: 'Text to read.',
  inkMuted: 'Text that may be skipped: intros, hints, captions.',
  rule: 'Thin rules that separate. Decorative: nothing depends on seeing them.',
  ruleStrong: 'The outline of a control.',
  action: 'The ground of the main button.',
  actionHover: 'The same under the pointer.',
  actionInk: 'Text on the main button.',
  accent: 'Brass: categories, the current choice, what is new or pressed.',
  accentInk: 'Text on brass.',
  critical: 'What went wrong, or needs attention.',
  criticalSurface: 'The ground of such a message.',
  positive: 'What is settled.',
  positiveSurface: 'The ground of such a mark.',
  focus: 'The ring around what has the focus.',
  overlay: 'What dims the page below a dialog.',
  shadow: 'The shadow of what lies over the page.',
};

/** What each type size is for. */
export const typePurposes: Record<keyof typeof values.typeSizes, string> = {
  display: 'The title of a page.',
  title: 'The title of a section or a dialog.',
  heading: 'The title of a card, a message or a group.',
  lead: 'The opening of a page, and text of the staff.',
  body: 'Text to read.',
  label: 'Labels of fields, buttons and links on their own.',
  small: 'Hints, captions and facts below a title.',
  eyebrow: 'The category above a title, in capitals.',
};

/** What each layer is for, lowest first. */
export const layerPurposes: Record<keyof typeof values.layer, string> = {
  header: 'The masthead and the bar at the foot of a phone.',
  snackbar: 'Snackbars, over the bars and below every dialog.',
  overlay: 'Dialogs and the drawer, with what dims the page.',
  popup: 'Lists of choices and notifications, over a dialog too.',
};

/** What each duration is for. */
export const durationPurposes: Record<keyof typeof values.milliseconds, string> = {
  quick: 'A change of state: a hover, a choice.',
  calm: 'Content that enters or leaves: a dialog, a slide.',
};
