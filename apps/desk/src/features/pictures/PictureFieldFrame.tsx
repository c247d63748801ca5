import type { UploadedPicture } from '@parlour/contract/staff';
import { Stack, Text } from '@parlour/ui';
import { type ReactNode, useId } from 'react';
import * as styles from './PictureFieldFrame.css.ts';

export type PictureFieldFrameProps = {
  /** What the pictures are for. */
  label: string;
  /** What is wrong with them; undefined for nothing. */
  issue?: string | undefined;
  /** The pictures, and what can be done with them. */
  children: ReactNode;
};

/** A field of pictures: a group with its label and what is wrong with it. */
export function PictureFieldFrame({ label, issue, children }: PictureFieldFrameProps) {
  const fieldId = useId();
  return (
    <div role="group" aria-labelledby={`${fieldId}-label`} aria-describedby={`${fieldId}-issue`}>
      <Stack gap={3}>
        <span id={`${fieldId}-label`} className={styles.label}>
          {label}
        </span>
        {children}
        <div id={`${fieldId}-issue`}>
          {issue === undefined ? null : (
            <Text size="small" tone="critical">
              {issue}
            </Text>
          )}
        </div>
      </Stack>
    </div>
  );
}

/** The alternative text of an uploaded picture, or that it has none yet. */
export function AlternativeText({ alternativeText }: Pick<UploadedPicture, 'alternativeText'>) {
  return (
    <Text size="small" tone={alternativeText === null ? 'critical' : 'muted'}>
      {alternativeText ?? 'It has no alternative text yet.'}
    </Text>
  );
}
