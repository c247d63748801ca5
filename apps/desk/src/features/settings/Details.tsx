import type { StaffSettings } from '@parlour/contract/staff';
import { type Ref, useImperativeHandle } from 'react';
import { DetailsView } from './DetailsView.tsx';
import { type StepSaver, useSaveSettings } from './useSaveSettings.ts';

export type DetailsProps = {
  /** The settings as they apply. */
  current: StaffSettings;
  /** Receives what saves the form, as a step of the first run. Undefined for a section of the settings. */
  saver?: Ref<StepSaver>;
  /** Saves it and opens the next step of the first run. Undefined for a section of the settings. */
  onNext?: () => void;
};

/** Binds the form of the club's details to its call (`desk/settings-1`). */
export function Details({ current, saver, onNext }: DetailsProps) {
  const { save, ...form } = useSaveSettings(current);
  useImperativeHandle(saver, () => ({ save }));
  return (
    <DetailsView
      settings={current.settings}
      isStep={saver !== undefined}
      {...form}
      onSubmit={onNext ?? form.onSubmit}
    />
  );
}
