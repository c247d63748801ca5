import type { Queries } from '../platform/postgres/database.ts';
import { type CurrentClub, currentClub, type GivenClub } from './clubValues.ts';
import {
  findSampleAccounts,
  findSettings,
  SETTINGS_TABLE,
  type SettingsRow,
} from './repository.ts';

/** What is said of the club now, in every page and email of this server. */
export interface ClubSettings {
  /** Returns what is said now. It follows the database within seconds (api/staff/settings-2). */
  current(): CurrentClub;
  /** Reads the settings anew. A read that began before a later one changes nothing. */
  refresh(): Promise<void>;
  /** Reads the settings anew where the notification of a changed table is about them. */
  follow(table: string): void;
  /** Registers what to do after each change. */
  onChange(listener: () => void): void;
}

/** The dependencies of {@link createClubSettings}. */
interface ClubSettingsDependencies {
  readonly queries: Queries;
  /** What the environment says. It wins. */
  readonly given: GivenClub;
  readonly isProduction: boolean;
  /** Receives why the settings could not be read. Those of before then stay. */
  readonly onError: (error: unknown) => void;
}

/**
 * Whether a club is the sample club, as far as its settings say. A real one is run in production, or chose otherwise
 * (api/configuration-2).
 */
function mayBeSample(row: SettingsRow | undefined, isProduction: boolean): boolean {
  return !isProduction && (row?.firstRun ?? 'sample') === 'sample';
}

/** Creates the settings with what the environment says alone, until they are first read. */
export function createClubSettings(dependencies: ClubSettingsDependencies): ClubSettings {
  const { queries, given, isProduction, onError } = dependencies;
  const listeners: (() => void)[] = [];
  let club = currentClub({ given, row: undefined, isProduction });
  let text = JSON.stringify(club);
  let count = 0;

  const refresh = async () => {
    const number = (count += 1);
    const row = await findSettings(queries);
    const sampleAccounts = mayBeSample(row, isProduction)
      ? await findSampleAccounts(queries)
      : undefined;
    if (number !== count) return;
    club = currentClub({ given, row, isProduction, sampleAccounts });
    const newText = JSON.stringify(club);
    if (newText === text) return;
    text = newText;
    for (const listener of listeners) listener();
  };
  return {
    current: () => club,
    refresh,
    follow(table) {
      if (table === SETTINGS_TABLE) refresh().catch(onError);
    },
    onChange: (listener) => void listeners.push(listener),
  };
}
