import {
  AVAILABLE_OFFLINE,
  saveFailureMessage,
  savedMessage,
  type SaveFailure,
  SAVING_GUIDE,
  unsavedMessage,
} from '@parlour/core';
import { useId } from 'react';
import * as styles from './AvailableOffline.css.ts';

/** Whether a guide is saved on this device. Sizes are in bytes. */
export type OfflineState =
  | { readonly state: 'unsaved'; readonly estimate: number | null }
  | { readonly state: 'saving' }
  | { readonly state: 'saved'; readonly bytes: number }
  | { readonly state: 'failed'; readonly failure: SaveFailure };

export type AvailableOfflineViewProps = {
  /** Whether the guide is saved on this device, or why not. */
  offline: OfflineState;
  /** Absent until the guide has loaded. */
  onChange?: ((isSaved: boolean) => void) | undefined;
};

const messageOf = (offline: OfflineState): string => {
  switch (offline.state) {
    case 'unsaved':
      return unsavedMessage(offline.estimate);
    case 'saving':
      return SAVING_GUIDE;
    case 'saved':
      return savedMessage(offline.bytes);
    case 'failed':
      return saveFailureMessage(offline.failure);
  }
};

/** The switch that saves a guide on this device, with its size and what came of it (web/destinations/detail-22, web/destinations/detail-23). */
export function AvailableOfflineView({ offline, onChange }: AvailableOfflineViewProps) {
  const id = useId();
  const isOn = offline.state === 'saved' || offline.state === 'saving';
  return (
    <div className={styles.offline}>
      <button
        type="button"
        role="switch"
        className={styles.control}
        aria-checked={isOn}
        aria-describedby={id}
        aria-disabled={onChange === undefined || offline.state === 'saving' || undefined}
        onClick={() => {
          if (offline.state !== 'saving') onChange?.(!isOn);
        }}
      >
        <span className={styles.track} aria-hidden="true">
          <span className={styles.thumb} />
        </span>
        {AVAILABLE_OFFLINE}
      </button>
      <p
        id={id}
        role="status"
        className={styles.message}
        data-failed={offline.state === 'failed' || undefined}
      >
        {messageOf(offline)}
      </p>
    </div>
  );
}
