import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import {
  changeSettings,
  type SettingName,
  settingNames,
  type StaffSettings,
} from '@parlour/contract/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldFailure } from '../../app/fieldFailure.ts';
import { useStoredForm } from '../../app/session/useStored.ts';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import type { SettingsDraft } from './DetailsView.tsx';
import { settingsQuery, takeSettings } from './queries.ts';

/** A form of settings, and how far saving it is. */
interface SettingsForm {
  readonly draft: SettingsDraft;
  readonly isPending: boolean;
  readonly isSaved: boolean;
  readonly failure: FieldFailure | null;
  readonly onChange: (name: SettingName, value: string) => void;
  readonly onSubmit: () => void;
}

/** What a step of the first run saves before the next one opens. */
export interface StepSaver {
  /** Saves what was typed and not saved. Returns why it was not; null where nothing is left to save. */
  readonly save: () => Promise<string | null>;
}

/** Returns a changed value as it is sent. What is chosen from a list and taken away is the default again. */
const sentValue = (name: SettingName, value: string | undefined) =>
  value === '' && (name === 'timeZone' || name === 'currency') ? null : value;

/** Returns what differs from the settings as they apply. */
const changesOf = (draft: SettingsDraft, { settings }: StaffSettings) =>
  Object.fromEntries(
    settingNames
      .filter((name) => draft[name] !== undefined && draft[name] !== (settings[name].value ?? ''))
      .map((name) => [name, sentValue(name, draft[name])]),
  );

const draftOf = (stored: Readonly<Record<string, unknown>> = {}): SettingsDraft =>
  Object.fromEntries(
    settingNames.flatMap((name) => {
      const value = stored[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    }),
  );

/** Runs a form of settings. What was typed stays after a failure, also where somebody else was faster (`desk/settings-3`). */
export function useSaveSettings(current: StaffSettings): SettingsForm & StepSaver {
  const client = useClient();
  const cache = useQueryClient();
  const { queryKey } = settingsQuery(client);
  const form = useStoredForm('settings');
  const [draft, setDraft] = useState(() => draftOf(form.read().typed));
  const [isSaved, setSaved] = useState(false);
  const { pending, failure, field, run, renew } = useOneKeyedCall<'save'>(form);

  const store = async () => {
    const body = { version: current.version, ...changesOf(draft, current) };
    const result = await run('save', (idempotencyKey) =>
      send(client, changeSettings, { body }, { idempotencyKey }),
    );
    if (!result.ok) {
      void cache.invalidateQueries({ queryKey });
      return result.failure.message;
    }
    takeSettings(cache, client, result.value);
    setDraft({});
    setSaved(true);
    renew();
    form.drop();
    return null;
  };

  return {
    draft,
    isPending: pending !== null,
    isSaved,
    failure: failure === null ? null : { field, message: failure },
    onChange: (name, value) => {
      const changed = { ...draft, [name]: value };
      setDraft(changed);
      form.store({ typed: changed });
      setSaved(false);
      renew();
    },
    onSubmit: () => void store(),
    save: () =>
      Object.keys(changesOf(draft, current)).length === 0 ? Promise.resolve(null) : store(),
  };
}
