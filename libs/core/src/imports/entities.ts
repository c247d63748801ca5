import { decodeCharacterReferences } from '../text/htmlToText.ts';

/** The names of the characters from U+00A0 to U+00FF in HTML, in their order. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'.split(
    ' ',
  );
const FIRST = 0xa0;

const named: ReadonlyMap<string, string> = new Map([
  ...latin.map((name, index) => [name, String.fromCodePoint(FIRST + index)] as const),
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['sbquo', '‚'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bdquo', '„'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['hellip', '…'],
  ['bull', '•'],
  ['euro', '€'],
  ['trade', '™'],
  ['OElig', 'Œ'],
  ['oelig', 'œ'],
  ['Scaron', 'Š'],
  ['scaron', 'š'],
]);

/**
 * Decodes what websites export as character references, such as `O&#8217;Brien &amp; Sons` (core/imports-12). What was encoded twice
 * is decoded twice.
 */
export function decodeEntities(text: string): string {
  const once = decodeOnce(text);
  return /&amp;(?:#?\w+;)/i.test(text) ? decodeOnce(once) : once;
}

const decodeOnce = (text: string): string =>
  text.includes('&')
    ? decodeCharacterReferences(
        text.replace(/&(\w{3,6}\d?);/g, (reference, name: string) => named.get(name) ?? reference),
      )
    : text;
