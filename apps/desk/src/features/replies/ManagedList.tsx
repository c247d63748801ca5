import type { PageData } from '@parlour/app/data';
import type { ComponentType } from 'react';
import { useOpenDialog } from '../../app/session/useOpenDialog.ts';
import type { Managed, ManagedTask } from './managed.ts';
import type { ManagedDialogProps } from './ManagedDialog.tsx';
import type { ManagedViewProps } from './managedTable.tsx';

export type ManagedListProps<Item> = {
  /** The name of their dialog among those of the desk. */
  name: string;
  /** All of them, by title. */
  page: PageData<readonly Item[]>;
  /** Whether the viewer may change them. */
  mayChange: boolean;
  /** Shows them. */
  View: ComponentType<ManagedViewProps<Item>>;
  /** Changes them. */
  Dialog: ComponentType<ManagedDialogProps<Item>>;
};

/** Shows what managers store for all staff, and opens the dialogs that change it. */
export function ManagedList<Item extends Managed>({
  name,
  page,
  mayChange,
  View,
  Dialog,
}: ManagedListProps<Item>) {
  const { task, form, open, close } = useOpenDialog<ManagedTask<Item>>({
    name,
    storedOf: (opened) => {
      if (opened.action === 'add') return opened;
      const { id, version } = opened.item;
      return { action: opened.action, id, version };
    },
    find: ({ action, id, version }) => {
      if (action === 'add') return { action };
      if (page.state !== 'loaded' || (action !== 'change' && action !== 'delete')) return null;
      const item = page.data.find((each) => each.id === id);
      // What was typed for one that a colleague deleted meanwhile begins a new one.
      if (item === undefined) return action === 'change' ? { action: 'add' } : null;
      return { action, item: typeof version === 'number' ? { ...item, version } : item };
    },
  });
  return (
    <>
      <View
        page={page}
        mayChange={mayChange}
        onAdd={() => open({ action: 'add' })}
        onAction={(action, item) => open({ action, item })}
      />
      {task === null || !mayChange ? null : <Dialog task={task} form={form} onClose={close} />}
    </>
  );
}
