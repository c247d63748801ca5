import { PLAN_NOT_SURVEY } from '../maplibre/attribution.ts';
import type { StillGround } from './groundPaths.ts';
import * as styles from './still.css.ts';

/** Returns the line that names the sources of the still map. */
export function attributionOf({ coast }: StillGround): HTMLElement {
  const line = document.createElement('div');
  line.className = styles.attribution;
  line.append(PLAN_NOT_SURVEY);
  if (coast === null) return line;
  const link = document.createElement('a');
  link.href = 'https://www.openstreetmap.org/copyright';
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.textContent = '© OpenStreetMap';
  line.append(' | ', link);
  return line;
}
