import { valueOf } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useOnClosed } from '@parlour/app/dialogs';
import { updateProfile } from '@parlour/client';
import type { Profile, ProfileUpdate } from '@parlour/contract';
import { editProfileMachine } from '@parlour/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { profileQuery } from './queries.ts';
import { EditProfileView } from './EditProfileView.tsx';
import type { ProfileDialogProps } from './profileForm.ts';

const stages = {
  editing: 'editing',
  saving: 'sending',
  saved: 'sent',
  closed: 'closed',
} as const;

/** Binds the profile form to its machine and to the call. The page then shows the call's response. */
export function EditProfileDialog({ profile, onClosed }: ProfileDialogProps) {
  const client = useClient();
  const cache = useQueryClient();
  const machine = useMemo(
    () =>
      editProfileMachine.provide({
        actors: {
          saveProfile: fromPromise<Profile, ProfileUpdate>(async ({ input }) => {
            const saved = await valueOf(updateProfile(client, input));
            cache.setQueryData(profileQuery(client).queryKey, saved);
            return saved;
          }),
        },
      }),
    [client, cache],
  );
  const [snapshot, send] = useMachine(machine, { input: { profile } });
  const { draft, issues, failure } = snapshot.context;

  useOnClosed(snapshot.status, onClosed);

  return (
    <EditProfileView
      profile={profile}
      stage={stages[snapshot.value]}
      draft={draft}
      issues={issues}
      failure={failure}
      onChange={(field, value) => send({ type: 'field.changed', field, value })}
      onSubmit={() => send({ type: 'form.submitted' })}
      onFailureDismiss={() => send({ type: 'failure.dismissed' })}
      onClose={() => send({ type: 'form.closed' })}
    />
  );
}
