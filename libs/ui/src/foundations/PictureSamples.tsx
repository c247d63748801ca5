import { InitialCover, Picture } from '../index.ts';
import { dusk } from '../stories/scene.ts';
import { namesOf } from './cells.tsx';
import { FactTable } from './FactTable.tsx';
import * as styles from './foundations.css.ts';

const crops = ['portrait', 'square', 'panorama'] as const;

/** Where the sun of the drawing is, in percent of its width and height. */
const points = {
  'On the sun': { x: 68, y: 35 },
  'None, so the middle': undefined,
} as const;

/** One picture in several crops, with a focal point and without. */
export function FocalPoints() {
  return (
    <FactTable
      label="Crops around a focal point"
      columns={['Focal point', ...crops]}
      samples={crops}
      rows={namesOf(points).map((name) => [
        name,
        ...crops.map((ratio) => (
          <span key={ratio} className={styles.crop}>
            <Picture {...dusk} ratio={ratio} focus={points[name]} />
          </span>
        )),
      ])}
    />
  );
}

/** Initials in the place of pictures. */
export function Covers() {
  const names = ['Lume', 'Épicerie 1912', '7 Rooms'];
  return (
    <FactTable
      label="Initials in the place of a picture"
      columns={['Name', 'landscape', 'portrait']}
      samples={['landscape', 'portrait']}
      rows={names.map((name) => [
        name,
        ...(['landscape', 'portrait'] as const).map((ratio) => (
          <span key={ratio} className={styles.crop}>
            <InitialCover name={name} ratio={ratio} />
          </span>
        )),
      ])}
    />
  );
}
