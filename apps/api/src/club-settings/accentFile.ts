import { createHash } from 'node:crypto';
import { accentOf, accentStyleSheet } from '@parlour/core/staff';
import type { CurrentClub } from './clubValues.ts';

/** The path of the style sheets with an accent. */
export const ACCENT_PATH = '/api/club/accent/';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Returns the path of the style sheet with the club's accent, which names its content. Null without an accent. */
export function accentUrlOf({ accent, accentColors }: CurrentClub): string | null {
  if (accent === null || accentColors === null) return null;
  return `${ACCENT_PATH}${accent.slice(1)}.${hashOf(accentStyleSheet(accentColors))}.css`;
}

/** A style sheet with an accent. */
interface AccentFile {
  readonly text: string;
  /** Whether its name has the hash of this content. A server of another release may make another one of it. */
  readonly isNamed: boolean;
}

/** Returns the style sheet of a name such as `7d5b16.HASH.css`; undefined for any other (api/staff/settings-8). */
export function accentFileOf(name: string): AccentFile | undefined {
  const [, digits, hash] = /^([0-9a-f]{6})\.([0-9a-f]{12})\.css$/.exec(name) ?? [];
  if (digits === undefined) return undefined;
  const colors = accentOf(`#${digits}`);
  if (colors === null) return undefined;
  const text = accentStyleSheet(colors);
  return { text, isNamed: hashOf(text) === hash };
}
