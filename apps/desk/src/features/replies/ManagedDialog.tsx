import { useClient } from '@parlour/app/data-layout';
import type { CallFailure, Result } from '@parlour/contract';
import { Button, ConfirmDialog, DefinitionList, InlineAlert, Stack } from '@parlour/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallDialog, type CallDialogProps } from '../../app/CallDialog.tsx';
import { type FieldFailure, formIssueOf } from '../../app/fieldFailure.ts';
import { isChangedMeanwhile } from '../../app/isChangedMeanwhile.ts';
import { type StoredForm, useTyped } from '../../app/storedForms.ts';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import type { Managed, ManagedFieldsProps, ManagedKind, ManagedTask } from './managed.ts';

export type ManagedDialogProps<Item> = {
  /** What is to be done. */
  task: ManagedTask<Item>;
  /** What the tab stores of it. */
  form: StoredForm;
  /** Called once it is done, or given up. */
  onClose: () => void;
};

type Props<Item extends Managed, Draft extends object> = ManagedDialogProps<Item> & {
  /** What it is done with. */
  kind: ManagedKind<Item, Draft>;
};

/** Binds the dialogs of the canned replies or the macros to their calls (`desk/replies-1`, `desk/replies-2`, `desk/replies-4`, `desk/replies-5`, `desk/replies-8`). */
export function ManagedDialog<Item extends Managed, Draft extends object>({
  kind,
  task,
  form,
  onClose,
}: Props<Item, Draft>) {
  const client = useClient();
  const cache = useQueryClient();
  const { pending, failure, field, run, renew } = useOneKeyedCall<'change'>(form);
  const [refused, setRefused] = useState<FieldFailure | null>(null);
  /** What is stored, as far as it was seen; null for what is added. */
  const [seen, setSeen] = useState(task.action === 'add' ? null : task.item);
  const {
    typed: draft,
    isRestored,
    change: setDraft,
  } = useTyped(form, seen === null ? kind.emptyDraft : kind.draftOf(seen));
  /** What a colleague stored meanwhile in place of what was seen; null for nothing. */
  const [theirs, setTheirs] = useState<Item | null>(null);
  const word = kind.one.toLowerCase();

  const restart = () => {
    setRefused(null);
    renew();
  };
  const change = (changes: Partial<Draft>) => {
    const issue = kind.changeIssueOf(changes);
    if (issue !== null) return setRefused(issue);
    setDraft(changes);
    restart();
  };
  const send = (idempotencyKey: string): Promise<Result<unknown, CallFailure>> => {
    const options = { idempotencyKey };
    if (seen === null) return kind.add(client, draft, options);
    return task.action === 'delete'
      ? kind.delete(client, seen, options)
      : kind.change(client, seen, draft, options);
  };
  /** Returns what is stored in place of what was seen, once the list was read anew. */
  const readTheirs = async (reading: Promise<void>) => {
    await reading;
    const items = cache.getQueryData<readonly Item[]>(kind.listKey);
    const stored = items?.find(({ id }) => id === seen?.id);
    return stored?.version === seen?.version ? undefined : stored;
  };
  const submit = async () => {
    const issue = task.action === 'delete' ? null : kind.issueOf(draft);
    setRefused(issue);
    if (issue !== null) return;
    let stored: Item | undefined;
    const result = await run('change', async (idempotencyKey) => {
      const sent = await send(idempotencyKey);
      const reading = cache.invalidateQueries({ queryKey: kind.queryKey });
      if (!sent.ok && isChangedMeanwhile(sent.failure)) stored = await readTheirs(reading);
      return sent;
    });
    if (result.ok) return onClose();
    if (stored === undefined) return;
    setSeen(stored);
    setTheirs(stored);
    // The dialog says what happened, and the same is sent again with another version.
    renew();
  };

  if (task.action === 'delete') {
    return (
      <ConfirmDialog
        open
        title={`Delete the ${word} “${seen?.title}”?`}
        text={kind.deletionText}
        confirmLabel={`Delete ${kind.one}`}
        pendingLabel="Deleting..."
        isPending={pending !== null}
        error={
          failure ??
          (theirs === null
            ? undefined
            : `Somebody changed this ${word} meanwhile, and it was not deleted. Deleting it again deletes theirs.`)
        }
        onConfirm={() => void submit()}
        onCancel={onClose}
      />
    );
  }
  return (
    <ManagedDialogView
      kind={kind}
      title={task.action === 'add' ? `New ${kind.one}` : `Change ${kind.one}`}
      draft={draft}
      isFilled={isRestored}
      isPending={pending !== null}
      failure={refused ?? (failure === null ? null : { field, message: failure })}
      theirs={theirs}
      onChange={change}
      onTakeTheirs={() => {
        if (theirs !== null) setDraft(kind.draftOf(theirs));
        setTheirs(null);
        restart();
      }}
      onSubmit={() => void submit()}
      onClose={onClose}
    />
  );
}

export type ManagedDialogViewProps<Item extends Managed, Draft> = Pick<
  CallDialogProps,
  'title' | 'isFilled' | 'isPending' | 'onSubmit' | 'onClose'
> &
  ManagedFieldsProps<Draft> & {
    /** Whether it is a canned reply or a macro. */
    kind: ManagedKind<Item, Draft>;
    /** What a colleague stored meanwhile. Null for nothing. */
    theirs: Item | null;
    /** Puts what the colleague stored in place of what is typed. */
    onTakeTheirs: () => void;
  };

/** Asks for a canned reply or a macro, and shows what a colleague stored meanwhile (`desk/replies-8`). */
export function ManagedDialogView<Item extends Managed, Draft>(
  props: ManagedDialogViewProps<Item, Draft>,
) {
  const { kind, draft, failure, theirs, onChange, onTakeTheirs, ...dialog } = props;
  const content = useRef<HTMLDivElement>(null);
  const take = () => {
    // The pressed button goes away.
    content.current?.querySelector<HTMLElement>('input')?.focus();
    onTakeTheirs();
  };
  return (
    <CallDialog
      {...dialog}
      submitLabel={`Save ${kind.one}`}
      pendingLabel="Saving..."
      maySubmit={kind.isComplete(draft)}
      failure={formIssueOf(failure, kind.fieldNames)}
    >
      {theirs === null ? null : (
        <Stack gap={3}>
          <InlineAlert tone="critical">
            Somebody changed this {kind.one.toLowerCase()} meanwhile, and yours was not saved.
            Saving it again replaces theirs.
          </InlineAlert>
          <DefinitionList
            items={kind.columns.map(({ label, cell }) => ({ label, value: cell(theirs) }))}
          />
          <Stack direction="row">
            <Button variant="secondary" size="small" onClick={take}>
              Take Theirs
            </Button>
          </Stack>
        </Stack>
      )}
      <div ref={content}>
        <Stack gap={5}>
          <kind.Fields draft={draft} failure={failure} onChange={onChange} />
        </Stack>
      </div>
    </CallDialog>
  );
}
