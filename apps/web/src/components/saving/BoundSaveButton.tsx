import type { SavedItem } from '@parlour/contract';
import { savableItem, savableName, savedKey } from '@parlour/core';
import { HeartIcon, IconButton, Notification } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { SaveButtonProps } from './SaveButton.tsx';
import { useSaving, useSavingState } from './useSaving.ts';

// Milliseconds.
const UNDO_TIME = 8000;

/**
 * Binds a heart to the member's list. A press shows at once, and the club's refusal beside it. What is removed with a note
 * can be taken back with it (web/saved-7).
 */
export function BoundSaveButton({ thing }: Pick<SaveButtonProps, 'thing'>) {
  const saving = useSaving();
  const key = savedKey({ kind: thing.kind, id: thing.of.id });
  const { data } = useQuery({
    ...saving.query,
    select: (items) => items.find((item) => savedKey(item) === key) ?? null,
  });
  const saved = data ?? null;
  const { refused } = useSavingState(saving);
  const [wasPressed, setWasPressed] = useState(false);
  const [removed, setRemoved] = useState<SavedItem | null>(null);
  const [isUndoOffered, setIsUndoOffered] = useState(false);
  const name = savableName(thing);
  const remove = (item: SavedItem) => {
    setRemoved(item);
    setIsUndoOffered(item.note !== '');
    saving.change(item, false, '');
  };
  const save = () => {
    setIsUndoOffered(false);
    const item = removed ?? savableItem(thing, new Date().toISOString());
    saving.change(item, true, item.note);
  };
  return (
    <>
      <IconButton
        variant="outlined"
        label={`Save ${name}`}
        icon={<HeartIcon />}
        pressed={saved !== null}
        onClick={() => {
          setWasPressed(true);
          if (saved === null) save();
          else remove(saved);
        }}
      />
      {wasPressed || (saved !== null && saved.note !== '')
        ? // A card holds what is fixed within its own box.
          createPortal(
            <>
              <Notification
                open={wasPressed && refused?.key === key}
                tone="error"
                title="Not saved"
                text={refused?.message}
                onClose={saving.dismissRefused}
              />
              <Notification
                open={isUndoOffered && saved === null}
                tone="success"
                title="Removed from Saved"
                text={`Your note on ${name} went with it.`}
                action={{ label: 'Undo', onAction: save }}
                closeAfter={UNDO_TIME}
                onClose={() => setIsUndoOffered(false)}
              />
            </>,
            document.body,
          )
        : null}
    </>
  );
}
