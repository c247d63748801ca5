import { tokens } from '@parlour/ui/tokens';

const { color } = tokens;

/** Returns the color values of the theme around an element. Map libraries do not accept CSS variables. */
export function mapColors(element: HTMLElement) {
  const styles = getComputedStyle(element);
  const read = (role: string) => styles.getPropertyValue(role.slice('var('.length, -1)).trim();
  return {
    surface: read(color.surface),
    surfaceRaised: read(color.surfaceRaised),
    surfaceSunken: read(color.surfaceSunken),
    ink: read(color.ink),
    inkMuted: read(color.inkMuted),
    positive: read(color.positive),
    positiveSurface: read(color.positiveSurface),
    rule: read(color.rule),
    ruleStrong: read(color.ruleStrong),
    accent: read(color.accent),
  };
}

/** The result of {@link mapColors}. */
export type MapColors = ReturnType<typeof mapColors>;

/** Returns the name of the font of an element's text, the first of its stack. */
export function sansFont(element: HTMLElement): string {
  const [first = ''] = getComputedStyle(element).fontFamily.split(',');
  return first.replaceAll(/["']/g, '').trim() || 'sans-serif';
}
