import type { PageData } from '@parlour/app/data';
import { type ComponentType, Suspense, useState } from 'react';
import type { ManagedTask } from './managed.ts';
import type { ManagedDialogProps } from './ManagedDialog.tsx';
import type { ManagedViewProps } from './ManagedTable.tsx';

export type ManagedListProps<Item> = {
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
export function ManagedList<Item>({ page, mayChange, View, Dialog }: ManagedListProps<Item>) {
  const [task, setTask] = useState<ManagedTask<Item> | null>(null);
  return (
    <>
      <View
        page={page}
        mayChange={mayChange}
        onAdd={() => setTask({ action: 'add' })}
        onAction={(action, item) => setTask({ action, item })}
      />
      {task === null ? null : (
        <Suspense>
          <Dialog task={task} onClose={() => setTask(null)} />
        </Suspense>
      )}
    </>
  );
}
