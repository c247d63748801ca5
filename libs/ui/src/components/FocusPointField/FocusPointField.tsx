import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { type FocusPoint, placePicture } from '../../behavior/centeredCrop.ts';
import { type FieldProps, splitFieldProps } from '../Field/Field.tsx';
import { FieldGroup } from '../../parts/FieldGroup.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import * as styles from './FocusPointField.css.ts';

export type FocusPointFieldProps = FieldProps & {
  /** The URL of the picture. */
  src: string;
  /** The alternative text of the picture, empty while it has none. */
  alt: string;
  /** The intrinsic width in pixels. With the height it reserves the space before the picture is there. */
  width: number;
  /** The intrinsic height in pixels. */
  height: number;
  /** The point, whole percents from the left and the top. */
  value: FocusPoint;
  /** Called with the new point. */
  onChange: (value: FocusPoint) => void;
  /** Cannot be changed and is not sent. */
  disabled?: boolean;
};

const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));

/** The keys that move the point, in percent. With Shift it moves ten times as far. */
const steps: Readonly<Record<string, FocusPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const crops = [
  { shape: 'landscape', label: 'In a card' },
  { shape: 'portrait', label: 'As a portrait' },
  { shape: 'panorama', label: 'Across a page' },
] as const;

/**
 * Chooses the point of a picture that every crop keeps: by pointer, by the arrow keys on the mark, or by two numbers.
 * The crops below follow it.
 */
export function FocusPointField(props: FocusPointFieldProps) {
  const { field, control } = splitFieldProps(props);
  const { src, alt, width, height, value, onChange, disabled } = control;
  const frame = useRef<HTMLDivElement>(null);
  const [loadedSrc, setLoadedSrc] = useState<string>();
  const [emptied, setEmptied] = useState<keyof FocusPoint | null>(null);
  const { x, y } = value;
  useLayoutEffect(() => {
    // The policy of the pages allows no style attribute, but properties that a script sets.
    frame.current?.style.setProperty('--focus-x', `${x}%`);
    frame.current?.style.setProperty('--focus-y', `${y}%`);
    frame.current?.style.setProperty('--width', `${width}px`);
    frame.current?.style.setProperty('--ratio', `${width / height}`);
  }, [x, y, width, height]);

  const change = (to: Partial<FocusPoint>) => {
    const next = { x: within(to.x ?? x), y: within(to.y ?? y) };
    if (next.x !== x || next.y !== y) onChange(next);
  };
  const point = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return;
    change({
      x: ((clientX - box.left) / box.width) * 100,
      y: ((clientY - box.top) / box.height) * 100,
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const far = event.shiftKey ? 10 : 1;
    change({ x: x + step.x * far, y: y + step.y * far });
  };
  const numberOf = (axis: keyof FocusPoint) => ({
    // An emptied input is on the way to another number.
    value: emptied === axis ? '' : String(value[axis]),
    onChange: (text: string) => {
      setEmptied(text === '' ? axis : null);
      if (text !== '') change({ [axis]: Number(text) });
    },
    min: 0,
    max: 100,
  });
  return (
    <FieldGroup {...field}>
      {({ isReadOnly }) => {
        const isDisabled = isReadOnly || disabled === true;
        // Before the picture is there, a press would be at no point of it.
        const isMovable = !isDisabled && loadedSrc === src;
        return (
          <div ref={frame} className={styles.field}>
            <div
              className={styles.picture}
              data-disabled={!isMovable || undefined}
              onPointerDown={(event) => {
                if (!isMovable || event.button !== 0) return;
                event.currentTarget.setPointerCapture(event.pointerId);
                point(event);
              }}
              onPointerMove={(event) => {
                if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event);
              }}
            >
              <img
                src={src}
                alt={alt}
                draggable={false}
                className={styles.whole}
                onLoad={() => setLoadedSrc(src)}
              />
              <button
                type="button"
                className={styles.mark}
                aria-label={`Focal point, ${x} % from the left, ${y} % from the top`}
                disabled={!isMovable}
                onKeyDown={onKeyDown}
              />
            </div>
            <div className={styles.numbers}>
              <NumberField label="From the left, %" {...numberOf('x')} disabled={isDisabled} />
              <NumberField label="From the top, %" {...numberOf('y')} disabled={isDisabled} />
            </div>
            <ul className={styles.crops} aria-label="Crops">
              {crops.map(({ shape, label }) => (
                <li key={shape} className={styles.crop}>
                  <img
                    src={src}
                    alt=""
                    className={styles.cropped[shape]}
                    ref={(image) => void (image && placePicture(image, value))}
                    onLoad={({ currentTarget }) => placePicture(currentTarget, value)}
                  />
                  <span className={styles.shape}>{label}</span>
                </li>
              ))}
            </ul>
          </div>
        );
      }}
    </FieldGroup>
  );
}
