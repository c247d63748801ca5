import { tokens } from '@parlour/ui/tokens';

const { color } = tokens;

/**
 * The color roles of the theme around an element as the map libraries need them: values, not names.
 */
export const mapColors = (element: HTMLElement) => {
  const styles = getComputedStyle(element);
  const read = (role: string) => styles.getPropertyValue(role.slice('var('.length, -1)).trim();
  return {
    surface: read(color.surface),
    surfaceRaised: read(color.surfaceRaised),
    surfaceSunken: read(color.surfaceSunken),
    inkMuted: read(color.inkMuted),
    rule: read(color.rule),
    ruleStrong: read(color.ruleStrong),
    accent: read(color.accent),
  };
};

/** What {@link mapColors} reads. */
export type MapColors = ReturnType<typeof mapColors>;
