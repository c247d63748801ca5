import { useClient } from '@parlour/app/data-layout';
import { readDataUrl } from '@parlour/app/files';
import { send, uploadFile } from '@parlour/client';
import type { CallFailure, Result } from '@parlour/contract';
import {
  changeSettings,
  LOGO_SIZE_LIMIT,
  type LogoTheme,
  removeLogo,
  setLogo,
  type StaffSettings,
} from '@parlour/contract/staff';
import type { InputFailure } from '@parlour/core';
import { useQueryClient } from '@tanstack/react-query';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useStoredForm } from '../../app/session/useStored.ts';
import { useTyped } from '../../app/storedForms.ts';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import { type LookAction, LookView } from './LookView.tsx';
import { settingsQuery, takeSettings } from './queries.ts';
import type { StepSaver } from './useSaveSettings.ts';

export type LookProps = {
  /** The settings as they apply. */
  current: StaffSettings;
  /** Receives what saves the accent, as a step of the first run. Undefined for a section of the settings. */
  saver?: Ref<StepSaver>;
};

const tooLarge = {
  ok: false,
  failure: { kind: 'input', field: 'file', message: 'The logo is larger than 512 KB.' },
} as const;

/** Returns what names a theme in a call. The light one is meant where none is. */
const ofTheme = (theme: LogoTheme) => (theme === 'light' ? {} : { theme });

/** Binds logo and accent to their calls (`desk/settings-4`, `desk/settings-5`). */
export function Look({ current, saver }: LookProps) {
  const client = useClient();
  const cache = useQueryClient();
  const { queryKey } = settingsQuery(client);
  const stored = current.settings.accent.value ?? '';
  const form = useStoredForm('look');
  const { typed, change } = useTyped(form, { accent: '', isTyped: false });
  const [isSaved, setSaved] = useState(false);
  const { pending, failure, field, run, renew } = useOneKeyedCall<LookAction>();
  const [progress, setProgress] = useState(0);
  const upload = useRef<Promise<unknown>>(Promise.resolve());
  // A refused file is the one that was chosen last.
  const [failedTheme, setFailedTheme] = useState<LogoTheme>('light');
  const accent = typed.isTyped ? typed.accent : stored;

  const take = (result: Result<StaffSettings, CallFailure | InputFailure>) => {
    if (!result.ok) return void cache.invalidateQueries({ queryKey });
    takeSettings(cache, client, result.value);
    renew();
  };
  const store = async (file: File, theme: LogoTheme) => {
    renew();
    setProgress(0);
    take(
      await run<StaffSettings, CallFailure | InputFailure>(theme, async (idempotencyKey) => {
        if (file.size > LOGO_SIZE_LIMIT) return tooLarge;
        const read = await readDataUrl(file, new AbortController().signal);
        if (!read.ok) return read;
        const body = { file: read.value, ...ofTheme(theme) };
        return uploadFile(client, setLogo, { body }, { idempotencyKey, onProgress: setProgress });
      }),
    );
  };
  const remove = async (theme: LogoTheme) => {
    renew();
    take(
      await run(`remove ${theme}`, (idempotencyKey) =>
        send(client, removeLogo, { query: ofTheme(theme) }, { idempotencyKey }),
      ),
    );
  };
  const save = async () => {
    const body = { version: current.version, accent: accent.trim() === '' ? null : accent.trim() };
    const result = await run('accent', (idempotencyKey) =>
      send(client, changeSettings, { body }, { idempotencyKey }),
    );
    take(result);
    if (!result.ok) return result.failure.message;
    change({ isTyped: false });
    form.drop();
    setSaved(true);
    return null;
  };
  const isUnsaved = typed.isTyped && typed.accent.trim() !== stored;
  useImperativeHandle(saver, () => ({
    save: async () => {
      await upload.current;
      return isUnsaved ? save() : null;
    },
  }));

  return (
    <LookView
      clubName={current.settings.clubName.value ?? ''}
      isStep={saver !== undefined}
      logoUrls={{ light: current.logoUrl, dark: current.logoDarkUrl ?? null }}
      progress={progress}
      accent={accent}
      pending={pending}
      isSaved={isSaved}
      failure={failure === null ? null : { field, message: failure, theme: failedTheme }}
      onLogo={(theme, file) => {
        setFailedTheme(theme);
        upload.current = store(file, theme);
      }}
      onRemoveLogo={(theme) => void remove(theme)}
      onAccent={(text) => {
        change({ accent: text, isTyped: true });
        setSaved(false);
        renew();
      }}
      onSave={() => void save()}
    />
  );
}
