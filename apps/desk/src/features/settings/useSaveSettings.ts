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
import { meQuery } from '../../app/session/queries.ts';
import { useStoredForm } from '../../app/session/useStored.ts';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import type { SettingsDraft } from './DetailsView.tsx';
import { settingsQuery } from './queries.ts';

/** A form of settings, and how far saving it is. */
interface SettingsForm {
  readonly draft: SettingsDraft;
  readonly isPending: boolean;
  readonly isSaved: boolean;
  readonly failure: FieldFailure | null;
  readonly onChange: (name: SettingName, value: string) => void;
  readonly onSubmit: () => void;
}

/** Returns what differs from the settings as they apply. */
const changesOf = (draft: SettingsDraft, { settings }: StaffSettings) =>
  Object.fromEntries(
    settingNames
      .filter((name) => draft[name] !== undefined && draft[name] !== (settings[name].value ?? ''))
      .map((name) => [name, draft[name]]),
  );

const draftOf = (stored: Readonly<Record<string, unknown>> = {}): SettingsDraft =>
  Object.fromEntries(
    settingNames.flatMap((name) => {
      const value = stored[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    }),
  );

/** Runs a form of settings. What was typed stays after a failure, also where somebody else was faster (`desk/settings-3`). */
export function useSaveSettings(current: StaffSettings): SettingsForm {
  const client = useClient();
  const cache = useQueryClient();
  const { queryKey } = settingsQuery(client);
  const form = useStoredForm('settings');
  const [draft, setDraft] = useState(() => draftOf(form.read().typed));
  const [isSaved, setSaved] = useState(false);
  const { pending, failure, field, run, renew } = useOneKeyedCall<'save'>(form);

  const save = async () => {
    const body = { version: current.version, ...changesOf(draft, current) };
    const result = await run('save', (idempotencyKey) =>
      send(client, changeSettings, { body }, { idempotencyKey }),
    );
    if (!result.ok) return void cache.invalidateQueries({ queryKey });
    cache.setQueryData(queryKey, result.value);
    // Who is signed in is told the club's time zone.
    void cache.invalidateQueries({ queryKey: meQuery(client).queryKey });
    setDraft({});
    setSaved(true);
    renew();
    form.drop();
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
    onSubmit: () => void save(),
  };
}
