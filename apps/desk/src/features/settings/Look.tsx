import { useClient } from '@parlour/app/data-layout';
import { readDataUrl } from '@parlour/app/files';
import { send } from '@parlour/client';
import type { CallFailure, Result } from '@parlour/contract';
import {
  changeSettings,
  LOGO_SIZE_LIMIT,
  removeLogo,
  setLogo,
  type StaffSettings,
} from '@parlour/contract/staff';
import type { InputFailure } from '@parlour/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStoredForm } from '../../app/session/useStored.ts';
import { useTyped } from '../../app/storedForms.ts';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import { LookView } from './LookView.tsx';
import { settingsQuery } from './queries.ts';

export type LookProps = {
  /** The settings as they apply. */
  current: StaffSettings;
};

const tooLarge = {
  ok: false,
  failure: { kind: 'input', field: 'file', message: 'The logo is larger than 512 KB.' },
} as const;

/** Binds logo and accent to their calls (`desk/settings-4`, `desk/settings-5`). */
export function Look({ current }: LookProps) {
  const client = useClient();
  const cache = useQueryClient();
  const { queryKey } = settingsQuery(client);
  const stored = current.settings.accent.value ?? '';
  const form = useStoredForm('look');
  const { typed, change } = useTyped(form, { accent: '', isTyped: false });
  const [isSaved, setSaved] = useState(false);
  const { pending, failure, field, run, renew } = useOneKeyedCall<'logo' | 'accent'>();
  const accent = typed.isTyped ? typed.accent : stored;

  const take = (result: Result<StaffSettings, CallFailure | InputFailure>) => {
    if (!result.ok) return void cache.invalidateQueries({ queryKey });
    cache.setQueryData(queryKey, result.value);
    renew();
  };
  const upload = async (file: File) => {
    renew();
    take(
      await run<StaffSettings, CallFailure | InputFailure>('logo', async (idempotencyKey) => {
        if (file.size > LOGO_SIZE_LIMIT) return tooLarge;
        const read = await readDataUrl(file, new AbortController().signal);
        if (!read.ok) return read;
        return send(client, setLogo, { body: { file: read.value } }, { idempotencyKey });
      }),
    );
  };
  const remove = async () => {
    renew();
    take(await run('logo', (idempotencyKey) => send(client, removeLogo, {}, { idempotencyKey })));
  };
  const save = async () => {
    const body = { version: current.version, accent: accent.trim() === '' ? null : accent.trim() };
    const result = await run('accent', (idempotencyKey) =>
      send(client, changeSettings, { body }, { idempotencyKey }),
    );
    take(result);
    if (!result.ok) return;
    change({ isTyped: false });
    form.drop();
    setSaved(true);
  };

  return (
    <LookView
      clubName={current.settings.clubName.value ?? ''}
      logoUrl={current.logoUrl}
      accent={accent}
      pending={pending}
      isSaved={isSaved}
      failure={failure === null ? null : { field, message: failure }}
      onLogo={(file) => void upload(file)}
      onRemoveLogo={() => void remove()}
      onAccent={(text) => {
        change({ accent: text, isTyped: true });
        setSaved(false);
        renew();
      }}
      onSave={() => void save()}
    />
  );
}
