import type { StaffSettings } from '@parlour/contract/staff';
import { DetailsView } from './DetailsView.tsx';
import { useSaveSettings } from './useSaveSettings.ts';

export type DetailsProps = {
  /** The settings as they apply. */
  current: StaffSettings;
};

/** Binds the form of the club's details to its call (`desk/settings-1`). */
export function Details({ current }: DetailsProps) {
  return <DetailsView settings={current.settings} {...useSaveSettings(current)} />;
}
