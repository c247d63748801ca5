import type { LogoTheme, staffCallsOf } from '@parlour/contract/staff';
import type { GivenClub } from '../../../club-settings/clubValues.ts';
import type { SampleClub } from '../../../club-settings/sampleClub.ts';
import { orNotFound } from '../../../errors/apiError.ts';
import type { HandlersOf } from '../../../http/calls/handler.ts';
import type { FileStore } from '../../../platform/files/fileStore.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import type { PictureMaker } from '../../../platform/images/pictureMaker.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import { nameOf } from '../people/present.ts';
import { findStaffMember } from '../people/repository.ts';
import { countContents } from './contents.ts';
import { testEmail } from './emails.ts';
import { storeLogo } from './logo.ts';
import { checkOperation, type Operation } from './operation.ts';
import { createStaffSettings } from './service.ts';

/** What the calls of settings use beside the features' dependencies. */
export interface SettingsDependencies extends Pick<
  FeatureDependencies,
  'clock' | 'database' | 'outbox' | 'branding'
> {
  readonly given: GivenClub;
  readonly operation: Operation;
  readonly sampleClub: SampleClub;
  readonly store: FileStore;
  readonly maker: PictureMaker;
  readonly incomingFolder: string;
}

interface LogoUpload {
  readonly caller: { readonly staffId: string };
  readonly body: { readonly file: Parameters<typeof storeLogo>[1] };
}

/** Binds the calls of settings to their service. */
export function settingsHandlers(
  dependencies: SettingsDependencies,
): HandlersOf<typeof staffCallsOf.settings> {
  const { database, clock, outbox, branding, sampleClub, operation } = dependencies;
  const { queries } = database;
  const settings = createStaffSettings({ ...dependencies, isProduction: operation.isProduction });
  const setLogoOf =
    (theme: LogoTheme) =>
    async ({ caller, body }: LogoUpload, transaction: Transaction) => {
      const file = await storeLogo(dependencies, body.file);
      return settings.setLogo(transaction, caller.staffId, theme, file);
    };
  const removeLogoOf =
    (theme: LogoTheme) =>
    ({ caller }: Pick<LogoUpload, 'caller'>, transaction: Transaction) =>
      settings.setLogo(transaction, caller.staffId, theme, null);
  return {
    getSettings: { query: async () => ({ data: await settings.get(queries) }) },
    changeSettings: {
      command: ({ caller, body }, transaction) =>
        settings.change(transaction, caller.staffId, body),
    },
    setLogo: { command: setLogoOf('light') },
    removeLogo: { command: removeLogoOf('light') },
    setDarkLogo: { command: setLogoOf('dark') },
    removeDarkLogo: { command: removeLogoOf('dark') },
    chooseFirstRun: {
      command: ({ caller, body }, transaction) => settings.begin(transaction, caller.staffId, body),
    },
    checkOperation: { query: async () => ({ data: [...(await checkOperation(dependencies))] }) },
    sendTestEmail: {
      command: async ({ caller }, transaction) => {
        const found = await findStaffMember(transaction, caller.staffId);
        const person = orNotFound(found, 'Person not found');
        const to = { email: person.email, name: nameOf(person) };
        await outbox.put(transaction, testEmail(branding, to));
        const event = { action: 'test-email.sent', subject: `staff:${person.id}` } as const;
        return { data: null, events: [event] };
      },
    },
    getClubContents: {
      query: async () => {
        const { firstRun } = await settings.get(queries);
        const contents = await countContents(queries, sampleClub, clock.now());
        return { data: { hasBegun: firstRun !== null, ...contents } };
      },
    },
  };
}
