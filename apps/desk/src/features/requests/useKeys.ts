import { useKeys as useAppKeys } from '@parlour/app/hooks';
import { useServices } from '../../app/services.ts';
import { areKeysOn } from './keyPreference.ts';

/** Runs the action of a pressed key, unless something is typed, a dialog is open or keys are turned off (`desk/requests-4`, `desk/requests-20`). */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const { browserStorage } = useServices();
  useAppKeys(actions, () => areKeysOn(browserStorage));
}
