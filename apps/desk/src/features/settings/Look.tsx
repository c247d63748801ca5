import { useClient } from '@parlour/app/data-layout';
import { readDataUrl } from '@parlour/app/files';
import { send, uploadFile } from '@parlour/client';
import type { CallFailure, Result } from '@parlour/contract';
import {
  changeSettings,
  LOGO_SIZE_LIMIT,
  type LogoTheme,
  removeDarkLogo,
  removeLogo,
  setDarkLogo,
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
  /** Saves it and opens the next step of the first run. Undefined for a section of the settings. */
  onNext?: () => void;
};

const tooLarge = {
  ok: false,
  failure: { kind: 'input', field: 'file', message: 'The logo is larger than 512 KB.' },
} as const;

/** The calls of the logo of each theme. */
const logoCalls = {
  light: { set: setLogo, remove: removeLogo },
  dark: { set: setDarkLogo, remove: removeDarkLogo },
} as const;

/** Binds logo and accent to their calls (`desk/settings-4`, `desk/settings-5`). */
export function Look({ current, saver, onNext }: LookProps) {
  const client = useClient();
  const cache = useQueryClient();
  const { queryKey } = settingsQuery(client);
  const stored = current.settings.accent.value ?? '';
  const form = useStoredForm('look');
  const { typed, change } = useTyped(form, { accent: '', isTyped: false });
  const [isSaved, setSaved] = useState(false);
  const { pending, failure, field, run, renew } = useOneKeyedCall<LookAction>();
  const [progress, setProgress] = useState(0);
  const upload = useRef<Promise<string | null>>(Promise.resolve(null));
  // What failed is what was tried last: a logo, or undefined for the accent.
  const [failedTheme, setFailedTheme] = useState<LogoTheme>();
  const accent = typed.isTyped ? typed.accent : stored;

  /** Shows what was stored. Returns why it was not. */
  const take = (result: Result<StaffSettings, CallFailure | InputFailure>) => {
    if (!result.ok) {
      void cache.invalidateQueries({ queryKey });
      return result.failure.message;
    }
    takeSettings(cache, client, result.value);
    renew();
    return null;
  };
  const store = async (file: File, theme: LogoTheme) => {
    setFailedTheme(theme);
    renew();
    setProgress(0);
    return take(
      await run<StaffSettings, CallFailure | InputFailure>(theme, async (idempotencyKey) => {
        if (file.size > LOGO_SIZE_LIMIT) return tooLarge;
        const read = await readDataUrl(file, new AbortController().signal);
        if (!read.ok) return read;
        const options = { idempotencyKey, onProgress: setProgress };
        return uploadFile(client, logoCalls[theme].set, { body: { file: read.value } }, options);
      }),
    );
  };
  const remove = async (theme: LogoTheme) => {
    setFailedTheme(theme);
    renew();
    take(
      await run(`remove ${theme}`, (idempotencyKey) =>
        send(client, logoCalls[theme].remove, {}, { idempotencyKey }),
      ),
    );
  };
  const save = async () => {
    setFailedTheme(undefined);
    // A logo that was stored meanwhile moved the version.
    const { version } = cache.getQueryData(queryKey) ?? current;
    const body = { version, accent: accent.trim() === '' ? null : accent.trim() };
    const reason = take(
      await run('accent', (idempotencyKey) =>
        send(client, changeSettings, { body }, { idempotencyKey }),
      ),
    );
    if (reason !== null) return reason;
    change({ isTyped: false });
    form.drop();
    setSaved(true);
    return null;
  };
  const isUnsaved = typed.isTyped && typed.accent.trim() !== stored;
  useImperativeHandle(saver, () => ({
    save: async () => {
      const reason = await upload.current;
      // It is said once: the next press goes on without the file.
      upload.current = Promise.resolve(null);
      return reason ?? (isUnsaved ? save() : null);
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
        upload.current = store(file, theme);
      }}
      onRemoveLogo={(theme) => void remove(theme)}
      onAccent={(text) => {
        change({ accent: text, isTyped: true });
        setSaved(false);
        renew();
      }}
      onSave={onNext ?? (() => void save())}
    />
  );
}
