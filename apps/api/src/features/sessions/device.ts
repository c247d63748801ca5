type Patterns = readonly (readonly [pattern: RegExp, name: string])[];

// Most browsers also name those that they resemble, so the order counts.
const browsers: Patterns = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:(?:Headless)?Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: Patterns = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** The words for an unknown device. */
export const UNKNOWN_DEVICE = 'Unknown device';

const nameIn = (patterns: Patterns, userAgent: string) =>
  patterns.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Returns the browser and system of a User-Agent header in words, as far as it tells them (api/sessions-12): `Safari on iPhone`. */
export function deviceOf(userAgent: string): string {
  const names = [nameIn(browsers, userAgent), nameIn(systems, userAgent)];
  return names.filter((name) => name !== undefined).join(' on ') || UNKNOWN_DEVICE;
}
