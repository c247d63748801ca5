import { pictureSources } from '@parlour/core';
import type { UploadedPicture } from '@parlour/contract/staff';
import { Grid, NumberField, Picture, Stack, Text } from '@parlour/ui';
import { type MouseEvent, useState } from 'react';
import * as styles from './FocusField.css.ts';

/** A point of a picture, in percent from the left and the top. */
export interface Focus {
  readonly focusX: number;
  readonly focusY: number;
}

export type FocusFieldProps = {
  /** The picture. */
  picture: UploadedPicture;
  /** The point that its crops keep. */
  value: Focus;
  /** Called with another point. */
  onChange: (value: Focus) => void;
};

const percentOf = (part: number, whole: number) =>
  whole === 0 ? 50 : Math.min(100, Math.max(0, Math.round((part / whole) * 100)));

const ratios = [
  ['landscape', 'In a card'],
  ['portrait', 'As a portrait'],
  ['panorama', 'Across a page'],
] as const;

/** Sets the focal point by a press on the picture or by two numbers, and shows the crops around it (`DKI4`). */
export function FocusField({ picture, value, onChange }: FocusFieldProps) {
  const { focusX, focusY } = value;
  const { src } = pictureSources(picture.fileUrl);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A key has no place. The fields below are for the keyboard.
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({
      focusX: percentOf(event.clientX - left, width),
      focusY: percentOf(event.clientY - top, height),
    });
  };
  const position = `${focusX}% ${focusY}%`;
  // There is no class for each place of the point.
  const place = (point: HTMLElement | null) => {
    if (point !== null) point.style.inset = `${focusY}% auto auto ${focusX}%`;
  };
  return (
    <Stack gap={3}>
      <button
        type="button"
        tabIndex={-1}
        className={styles.frame}
        aria-label="Focal point: press what every crop should keep"
        onClick={press}
      >
        <img
          className={styles.picture}
          src={src}
          alt=""
          width={picture.width}
          height={picture.height}
        />
        <span className={styles.point} ref={place} />
      </button>
      <Grid>
        <PercentField
          label="From the left, in percent"
          value={focusX}
          onChange={(next) => onChange({ focusX: next, focusY })}
        />
        <PercentField
          label="From the top, in percent"
          value={focusY}
          onChange={(next) => onChange({ focusX, focusY: next })}
        />
      </Grid>
      <ul className={styles.crops} aria-label="Crops">
        {ratios.map(([ratio, name]) => (
          <li key={ratio}>
            <Picture
              src={src}
              alt=""
              width={picture.width}
              height={picture.height}
              ratio={ratio}
              position={position}
            />
            <Text size="small" tone="muted">
              {name}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

type PercentFieldProps = {
  label: string;
  value: number;
  onChange: (value: number) => void;
};

/** Keeps what is typed until it is a number, so that a digit can be replaced. */
function PercentField({ label, value, onChange }: PercentFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <NumberField
      label={label}
      min={0}
      max={100}
      value={typed === null || Number(typed) === value ? String(value) : typed}
      onChange={(text) => {
        const number = Number(text);
        const isPercent = text !== '' && Number.isInteger(number) && number >= 0 && number <= 100;
        setTyped(isPercent ? null : text);
        if (isPercent) onChange(number);
      }}
    />
  );
}
