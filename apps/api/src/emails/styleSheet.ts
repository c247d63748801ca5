import { dark } from './palette.ts';

/**
 * Returns the style sheet of an email. It only refines the inline styles, which are those of a phone in a light program:
 * many programs ignore style sheets.
 *
 * @param accent - the accent in the dark.
 */
export function styleSheetWith(accent: string): string {
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.rows th,.rows td{display:block;width:auto!important}.rows th{padding:10px 0 0!important;border:0!important}.rows td{padding:0 0 10px!important}}
@media (min-width:481px){.around{padding:40px 16px!important}.part{padding-left:40px!important;padding-right:40px!important}.code{font-size:24px!important}}
@media (prefers-color-scheme:dark){.page{background:${dark.page}!important}.paper{background:${dark.paper}!important;border-color:${dark.rule}!important;border-top-color:${accent}!important}.ink{color:${dark.ink}!important}.muted{color:${dark.mutedInk}!important}.accent{color:${accent}!important}.rule{border-color:${dark.rule}!important}.action{color:${dark.ink}!important;border-color:${dark.strongRule}!important}}`;
}
