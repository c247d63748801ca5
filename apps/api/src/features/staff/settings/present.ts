import { settingNames, type StaffSettings } from '@parlour/contract/staff';
import {
  currentClub,
  settingVariables,
  sourceOf,
  type ValueSources,
} from '../../../club-settings/clubValues.ts';

/** Presents the settings with their sources (CS1). */
export function presentSettings(sources: ValueSources, hasSample: boolean): StaffSettings {
  const club = currentClub(sources);
  const settings = settingNames.map((name) => [
    name,
    {
      value: club[name],
      source: sourceOf(name, sources),
      variable: settingVariables[name] ?? null,
    },
  ]);
  return {
    version: sources.row?.version ?? 0,
    // The names are those of the contract, one for each.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    settings: Object.fromEntries(settings) as StaffSettings['settings'],
    logoUrl: club.logoUrl,
    firstRun: club.firstRun,
    hasSample,
  };
}
