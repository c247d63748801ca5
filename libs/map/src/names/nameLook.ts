import type { tokens } from '@parlour/ui/tokens';
import type { PlanKind } from '../plans/planFile.ts';

/** How the names of a kind are lettered. Lengths are CSS pixels. */
export interface NameLook {
  readonly color: keyof typeof tokens.color;
  readonly size: number;
  readonly spacing: number;
  readonly isUpperCase: boolean;
  /** Wider names take two lines. */
  readonly lineWidth: number;
}

const water: NameLook = {
  color: 'accent',
  size: 12,
  spacing: 1,
  isUpperCase: false,
  lineWidth: 120,
};
const park: NameLook = {
  color: 'positive',
  size: 11,
  spacing: 0.2,
  isUpperCase: false,
  lineWidth: 80,
};

/** The letters of each kind. */
export const nameLooks: Readonly<Record<PlanKind, NameLook>> = {
  city: { color: 'ink', size: 17, spacing: 0.5, isUpperCase: false, lineWidth: Infinity },
  quarter: { color: 'ink', size: 12, spacing: 1.4, isUpperCase: true, lineWidth: 110 },
  sea: water,
  lake: water,
  river: water,
  park,
  island: park,
  street: { color: 'inkMuted', size: 11, spacing: 0.3, isUpperCase: false, lineWidth: Infinity },
};

/** The height of a line, as a multiple of the letters' size. */
export const LINE_HEIGHT = 1.25;

/** Divides a name into two lines of about the same length, where a space allows. */
export function twoLines(name: string): readonly string[] {
  const words = name.split(' ');
  const cuts = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { lines, longest: Math.max(...lines.map(({ length }) => length)) };
  });
  // Of equal cuts the later one, which leaves an abbreviation with its word.
  const [best] = cuts.toReversed().toSorted((one, other) => one.longest - other.longest);
  return best?.lines ?? [name];
}
