// A browser gives a page no way to hover, to press or to prefer. So the rules for it are made to also apply inside an
// element that asks for it by `data-forced`.

const focusable = ':is(a, button, input, textarea, select)';

/** What an element may ask for its content, and the selector that then holds too. */
const selectors = new Map([
  [':hover', '[data-forced~="hover"] *'],
  [':active', '[data-forced~="active"] *'],
  [':focus-visible', `[data-forced~="focus"] ${focusable}`],
]);

const pseudoClass = /:(?:hover|active|focus-visible)/g;

/** What a browser does to every element in forced colors, drawn with the colors of the system. */
const forcedColors = `
  [data-forced~="colors"] {
    :is(&, & *, & *::before, & *::after, & *::placeholder) {
      background-color: Canvas !important;
      border-color: CanvasText !important;
      box-shadow: none !important;
      color: CanvasText !important;
      outline-color: Highlight !important;
      text-decoration-color: currentColor !important;
    }
    & a, & a * { color: LinkText !important; }
    & :is(button, input, select, textarea), & :is(button, input, select, textarea) * {
      background-color: ButtonFace !important;
      border-color: ButtonBorder !important;
      color: ButtonText !important;
    }
    & :disabled, & :disabled * { border-color: GrayText !important; color: GrayText !important; }
  }`;

const prepared = new WeakSet<CSSStyleSheet>();
let hasBase = false;

function rewriteStyle(rule: CSSStyleRule, isWithoutReducedMotion: boolean): void {
  const { selectorText } = rule;
  const withStates = selectorText.replaceAll(
    pseudoClass,
    (name) => `:is(${name}, ${selectors.get(name) ?? name})`,
  );
  const changed = isWithoutReducedMotion
    ? `${withStates}:not([data-forced~="still"] *)`
    : withStates;
  if (changed !== selectorText) rule.selectorText = changed;
}

/** Returns the rules for forced colors, so that they hold inside an element that asks for these. */
const rulesInside = (rule: CSSMediaRule) =>
  [...rule.cssRules].map(
    ({ cssText }) => `[data-forced~="colors"] { ${cssText.replaceAll(/\s*;/g, ' !important;')} }`,
  );

function rewrite(rules: CSSRuleList, isWithoutReducedMotion: boolean): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) rewriteStyle(rule, isWithoutReducedMotion);
    if (rule instanceof CSSMediaRule) {
      if (rule.conditionText === '(forced-colors: active)') return rulesInside(rule);
      const isWithout = rule.conditionText === '(prefers-reduced-motion: no-preference)';
      return rewrite(rule.cssRules, isWithout);
    }
    return [];
  });
}

/** Makes `data-forced` work for every sheet that is loaded: `hover`, `active`, `focus`, `colors` and `still`. */
export function forceStates(): void {
  const fresh = [...document.styleSheets].filter((sheet) => !prepared.has(sheet));
  const inside = fresh.flatMap((sheet) => {
    prepared.add(sheet);
    return rewrite(sheet.cssRules, false);
  });
  if (inside.length === 0 && hasBase) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([...(hasBase ? [] : [forcedColors]), ...inside].join('\n'));
  hasBase = true;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
