import { savableItem, savableName, savedKey } from '@parlour/core';
import { HeartIcon, IconButton, Notification } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SaveButtonProps } from './SaveButton.tsx';
import { useSaving, useSavingState } from './useSaving.ts';

/** Binds a heart to the member's list. A press shows at once, and the club's refusal beside it. */
export function BoundSaveButton({ thing }: Pick<SaveButtonProps, 'thing'>) {
  const saving = useSaving();
  const key = savedKey({ kind: thing.kind, id: thing.of.id });
  const { data: saved } = useQuery({
    ...saving.query,
    select: (items) => items.find((item) => savedKey(item) === key) ?? null,
  });
  const { refused } = useSavingState(saving);
  const [wasPressed, setWasPressed] = useState(false);
  const name = savableName(thing);
  const isSaved = saved !== undefined && saved !== null;
  return (
    <>
      <IconButton
        variant="outlined"
        label={`Save ${name}`}
        icon={<HeartIcon />}
        pressed={isSaved}
        onClick={() => {
          setWasPressed(true);
          saving.change(saved ?? savableItem(thing, new Date().toISOString()), !isSaved, '');
        }}
      />
      {wasPressed && refused?.key === key ? (
        <Notification
          open
          tone="error"
          title="Not saved"
          text={refused.message}
          onClose={saving.dismissRefused}
        />
      ) : null}
    </>
  );
}
