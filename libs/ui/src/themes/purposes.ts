import type { breakpoints } from '../media.ts';
import type { ColorRoles } from './contract.css.ts';
import type * as values from './values.ts';

/** What each color role is for. */
export const colorPurposes: ColorRoles = {
  surface: 'The ground of a page.',
  surfaceRaised: 'What lies over the page: dialogs, fields, notifications.',
  surfaceSunken: 'What lies in the page: quiet areas, disabled fields.',
  skeleton: 'What keeps the place of what is loading.',
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

/** What each step of space is for, by the distance. */
export const spacePurposes: Record<keyof typeof values.space, string> = {
  0: 'No distance, where a style of the browser has one.',
  1: 'Within one thing: an icon and its word.',
  2: 'Within one thing: a label and its field.',
  3: 'Between small things of one group, such as badges and buttons in a line.',
  4: 'Between things of one group, such as two lines of facts.',
  5: 'Between the fields of a form, and the margin of a page on a phone.',
  6: 'Between groups, and within a card or a dialog.',
  8: 'Between groups of a wide page, and its margin from md.',
  10: 'Between the sections of a page.',
  12: 'Between the parts of a page about one thing.',
  16: 'Between the columns of a wide page, and around an empty state.',
  20: 'Below a page that has a notice at its foot.',
  24: 'Below the content of a page, from md.',
};

/** What each corner is for. */
export const radiusPurposes: Record<keyof typeof values.radius, string> = {
  small: 'Controls: buttons, fields, menus. Cards, pictures and dialogs are square.',
  round: 'Circles and ends of bars: icon buttons, pins, spinners, progress.',
};

/** What each height of a control is for. */
export const controlHeightPurposes: Record<keyof typeof values.controlHeight, string> = {
  regular: 'Fields, and buttons of a page or a dialog.',
  small: 'Buttons in cards, rows and the masthead. By touch they grow to 44 px.',
};

/** What each greatest width is for. */
export const widthPurposes: Record<keyof typeof values.width, string> = {
  page: 'Lists, grids and most pages.',
  text: 'Text to read.',
  narrow: 'A single short form, and a list beside what it opens.',
  side: 'Links beside a list.',
};

/** What the layout is from each breakpoint. */
export const breakpointPurposes: Record<keyof typeof breakpoints, string> = {
  md: 'Tablets: two columns, the menu in the masthead, dialogs as windows.',
  lg: 'Desktops: three or four columns.',
  xl: 'Wide desktops: a list beside what it opens.',
  xxl: 'Wider desktops: links beside that list.',
};

/** What each font is for. */
export const fontPurposes: Record<keyof typeof values.fontName, string> = {
  serif: 'Titles: display, title and heading.',
  sans: 'Everything else.',
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
  floating: 'The button to the top, below the bars of a page.',
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

/** What each easing is for. */
export const easingPurposes: Record<keyof typeof values.easing, string> = {
  change: 'A change of state. CSS takes it where a style names none.',
  arrive: 'Content that enters: fast first, then slower.',
  breathe: 'The breathing of a skeleton.',
};

/** What each transition is for. */
export const transitionPurposes: Record<keyof typeof values.transition, string> = {
  change: 'A change of state: colors, lines, opacity.',
  arrive: 'Content that comes: a dialog, a slide, an opened group.',
};

/** What each line is for. */
export const borderPurposes: Record<keyof typeof values.border, string> = {
  rule: 'Separates. Nothing depends on seeing it.',
  control: 'Outlines a field, a tile or a button.',
  focus: 'The ring around what has the focus, 2 px away from it.',
};

/** What each shadow is for. */
export const elevationPurposes: Record<keyof typeof values.elevation, string> = {
  low: 'Menus, lists of choices and snackbars.',
  middle: 'Notifications, and the drawer of the masthead.',
  high: 'Dialogs.',
};

/** What each ratio of pictures is for. */
export const pictureRatioPurposes: Record<keyof typeof values.pictureRatio, string> = {
  square: 'Faces, and found items in a row.',
  landscape: 'Cards, and the picture of a page.',
  portrait: 'Cards of destinations.',
  wide: 'A still picture over the width of its text.',
  panorama: 'A band over the width of a page.',
  hero: 'The picture at the top of a guide, on a phone.',
};

/** What the ratios in wider cells are for. */
export const wideCellPurposes: Record<keyof typeof values.wideCell, string> = {
  half: 'Landscape and portrait in half a page.',
  whole: 'Landscape and portrait in a whole page.',
};

/** What the ratios of `hero` are for. */
export const heroRatioPurposes: Record<keyof typeof values.heroRatio, string> = {
  md: 'The picture at the top of a guide, on a tablet.',
  lg: 'The picture at the top of a guide, on a desktop.',
};
