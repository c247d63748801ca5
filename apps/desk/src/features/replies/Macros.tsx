import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { lazyOrNothing } from '@parlour/app/routing';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { MacroTask } from './MacroDialog.tsx';
import { MacrosView, type MacrosViewProps } from './MacrosView.tsx';
import { macrosQuery } from './queries.ts';

const MacroDialog = lazyOrNothing(() =>
  import('./MacroDialog.tsx').then((dialog) => dialog.MacroDialog),
);

/** Binds the list of macros, and opens the dialogs that change it. */
export function Macros({ mayChange }: Pick<MacrosViewProps, 'mayChange'>) {
  const page = pageData(useQuery(macrosQuery(useClient())));
  const [task, setTask] = useState<MacroTask | null>(null);
  return (
    <>
      <MacrosView
        page={page}
        mayChange={mayChange}
        onAdd={() => setTask({ action: 'add' })}
        onAction={(action, macro) => setTask({ action, macro })}
      />
      {task === null ? null : (
        <Suspense>
          <MacroDialog task={task} onClose={() => setTask(null)} />
        </Suspense>
      )}
    </>
  );
}
