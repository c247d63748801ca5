import { useState } from 'react';
import { Button, useMediaQuery, VisuallyHidden } from '../index.ts';
import {
  borderPurposes,
  colorPurposes,
  durationPurposes,
  easingPurposes,
  elevationPurposes,
} from '../themes/purposes.ts';
import { border, easing, elevation, milliseconds } from '../themes/values.ts';
import { namesOf, titled, written } from './cells.tsx';
import { FactTable } from './FactTable.tsx';
import * as styles from './foundations.css.ts';

const sample = ['Sample'];

/** A bar that each press of its button moves to and fro. */
function Mover({ name, look }: { readonly name: string; readonly look: string }) {
  const [isMoved, setMoved] = useState(false);
  return (
    <div className={styles.stage}>
      <Button size="small" variant="secondary" onClick={() => setMoved(!isMoved)}>
        Play<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <div className={look} data-moved={isMoved || undefined} />
    </div>
  );
}

/** Every duration, with a bar that moves as long. */
export function DurationTable() {
  return (
    <FactTable
      label="Durations"
      columns={['Duration', 'For', 'Value', 'Sample']}
      samples={sample}
      rows={namesOf(milliseconds).map((name) => [
        titled(name),
        durationPurposes[name],
        `${milliseconds[name]} ms`,
        <Mover key="mover" name={name} look={styles.mover[name]} />,
      ])}
    />
  );
}

/** Every easing, with a bar that moves so. */
export function EasingTable() {
  return (
    <FactTable
      label="Easings"
      columns={['Easing', 'For', 'In CSS', 'Sample']}
      samples={sample}
      rows={namesOf(easing).map((name) => [
        titled(name),
        easingPurposes[name],
        easing[name],
        <Mover key="mover" name={name} look={styles.easedMover[name]} />,
      ])}
    />
  );
}

/** Says how the samples are played, and that they don't move where a device asks for less motion. */
export function MotionNote() {
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  return (
    <p role="status">
      {isReduced
        ? 'Your device or the toolbar asks for less motion. So both durations are 0 here, and Play changes a sample at once.'
        : 'Play moves a sample, and once more moves it back.'}
    </p>
  );
}

/** Every shadow, with a surface that has it. */
export function ShadowTable() {
  return (
    <FactTable
      label="Shadows"
      columns={['Shadow', 'For', 'Offset and blur', 'Sample']}
      samples={sample}
      rows={namesOf(elevation).map((name) => [
        titled(name),
        elevationPurposes[name],
        written(elevation[name]),
        <div key="surface" className={styles.shadowed[name]} />,
      ])}
    />
  );
}

/** Every line, with a surface that has it. */
export function BorderTable() {
  return (
    <FactTable
      label="Lines"
      columns={['Line', 'For', 'Width', 'Color', 'Sample']}
      samples={sample}
      rows={namesOf(border).map((name) => [
        titled(name),
        borderPurposes[name],
        written(border[name].width),
        border[name].color,
        <div key="surface" className={styles.lined[name]} />,
      ])}
    />
  );
}

/** A page with something in it and something over it. */
export function Grounds() {
  return (
    <div className={`${styles.page} sb-unstyled`}>
      <div className={styles.sunken}>surfaceSunken: {colorPurposes.surfaceSunken}</div>
      <div className={styles.raised}>surfaceRaised: {colorPurposes.surfaceRaised}</div>
    </div>
  );
}
