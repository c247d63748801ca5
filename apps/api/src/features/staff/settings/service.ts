import {
  type FirstRunRequest,
  type LogoTheme,
  isRemovalWord,
  REMOVAL_WORD,
  type SettingName,
  settingNames,
  type SettingsChange,
  type StaffSettings,
} from '@parlour/contract/staff';
import { clubDay, isKnownZone } from '@parlour/core';
import {
  type GivenClub,
  settingVariables,
  sourceOf,
  currentClub,
  type ValueSources,
} from '../../../club-settings/clubValues.ts';
import {
  findSettings,
  lockSettings,
  type SettingsRow,
  updateSettings,
} from '../../../club-settings/repository.ts';
import type { SampleClub } from '../../../club-settings/sampleClub.ts';
import { ApiError, invalidInput } from '../../../errors/apiError.ts';
import type { AuditEvent } from '../../../http/audit/audit.ts';
import type { Queries, Transaction } from '../../../platform/postgres/database.ts';
import type { Clock } from '../../../platform/process/clock.ts';

/** The dependencies of {@link createStaffSettings}. */
export interface StaffSettingsDependencies {
  readonly clock: Clock;
  readonly given: GivenClub;
  readonly isProduction: boolean;
  readonly sampleClub: SampleClub;
}

type Changes = Omit<SettingsChange, 'version'>;

const CHANGED = 'Somebody changed the settings meanwhile. Please look at them again.';

/** Throws where a time zone is none that this server knows. */
function assertTimeZone(timeZone: string | null | undefined): void {
  if (timeZone === undefined || timeZone === null || isKnownZone(timeZone)) return;
  throw invalidInput('timeZone', 'timeZone must be a time zone such as Europe/London.');
}

/** Creates what is done with the settings of the club. */
export function createStaffSettings(dependencies: StaffSettingsDependencies) {
  const { clock, given, isProduction, sampleClub } = dependencies;
  const sourcesOf = (row: SettingsRow | undefined) => ({ given, row, isProduction });
  const present = async (queries: Queries, row: SettingsRow | undefined) =>
    presentSettings(sourcesOf(row), (await sampleClub.count(queries)).sample > 0);

  const changedNames = (row: SettingsRow, change: Changes): readonly SettingName[] =>
    settingNames.filter((name) => change[name] !== undefined && change[name] !== row[name]);

  const store = async (
    transaction: Transaction,
    staffId: string,
    values: Partial<Omit<SettingsRow, 'id' | 'version'>>,
  ): Promise<StaffSettings> =>
    present(
      transaction,
      await updateSettings(transaction, { ...values, changedBy: staffId, changedAt: clock.now() }),
    );

  return {
    /** Returns the settings with their sources (api/staff/settings-1). */
    get: async (queries: Queries) => present(queries, await findSettings(queries)),
    /** Changes settings (api/staff/settings-1, api/staff/settings-2, api/staff/settings-4). */
    async change(
      transaction: Transaction,
      staffId: string,
      { version, ...change }: SettingsChange,
    ) {
      const row = await lockSettings(transaction);
      if (row.version !== version) {
        throw new ApiError('changed_meanwhile', CHANGED, { field: 'version' });
      }
      const names = changedNames(row, change);
      for (const name of names) {
        if (sourceOf(name, sourcesOf(row)) !== 'environment') continue;
        const message = `${settingVariables[name] ?? name} is set where the server runs, and wins.`;
        throw invalidInput(name, message);
      }
      assertTimeZone(change.timeZone);
      if (names.length === 0) return { data: await present(transaction, row), events: [] };
      const values = Object.fromEntries(names.map((name) => [name, change[name]]));
      const data = await store(transaction, staffId, values);
      const event: AuditEvent = {
        action: 'settings.changed',
        subject: 'settings:club',
        fields: names,
      };
      return { data, events: [event] };
    },
    /** Shows a logo, or for null what is shown without it: the club's name, or in the dark theme the other logo. */
    async setLogo(
      transaction: Transaction,
      staffId: string,
      theme: LogoTheme,
      file: string | null,
    ) {
      const { logoFile } = await lockSettings(transaction);
      const isDark = theme === 'dark';
      if (isDark && file !== null && logoFile === null) throw invalidInput('file', NO_LIGHT_LOGO);
      const data = await store(
        transaction,
        staffId,
        isDark ? { logoDarkFile: file } : { logoFile: file },
      );
      const event: AuditEvent = {
        action: 'settings.changed',
        subject: 'settings:club',
        fields: [isDark ? 'logoDark' : 'logo'],
      };
      return { data, events: [event] };
    },
    /** Chooses how the club begins, with or without the sample club (api/staff/settings-5 to api/staff/settings-7). */
    async begin(
      transaction: Transaction,
      staffId: string,
      { choice, confirmation }: FirstRunRequest,
    ) {
      await lockSettings(transaction);
      const { sample, real } = await sampleClub.count(transaction);
      const events: AuditEvent[] = [
        { action: 'first-run.chosen', subject: 'settings:club', fields: [choice] },
      ];
      if (choice === 'sample' && sample === 0) {
        if (real > 0) throw invalidInput('choice', REAL_MEMBERS);
        await sampleClub.load(transaction, clubDay(clock.now()));
        events.push({ action: 'sample-club.loaded', subject: 'settings:club' });
      }
      if (choice !== 'sample' && sample > 0) {
        if (real > 0) throw invalidInput('choice', MIXED_MEMBERS);
        if (!isRemovalWord(confirmation ?? '')) {
          throw invalidInput('confirmation', `Type “${REMOVAL_WORD}” to remove the sample club.`);
        }
        await sampleClub.remove(transaction);
        events.push({ action: 'sample-club.removed', subject: 'settings:club' });
      }
      return { data: await store(transaction, staffId, { firstRun: choice }), events };
    },
  };
}

const NO_LIGHT_LOGO = 'Please add the logo first. This one takes its place in the dark theme.';
const REAL_MEMBERS = 'The club has members of its own, so the sample club is not added to them.';
const MIXED_MEMBERS =
  'The club has members of its own beside those of the sample club. Nothing was removed.';

/** Presents the settings with their sources (api/staff/settings-1). */
function presentSettings(sources: ValueSources, hasSample: boolean): StaffSettings {
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
    logoDarkUrl: club.logoDarkUrl,
    firstRun: club.firstRun,
    hasSample,
  };
}
