import { Button, DefinitionList, InlineAlert, Stack } from '@parlour/ui';
import { useRef } from 'react';
import { CallDialog, type CallDialogProps } from '../../app/CallDialog.tsx';
import { formIssueOf } from '../../app/fieldFailure.ts';
import type { Managed, ManagedFieldsProps, ManagedKind } from './managed.ts';

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

/** Asks for a canned reply or a macro, and shows what a colleague stored meanwhile (`DKC8`). */
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
