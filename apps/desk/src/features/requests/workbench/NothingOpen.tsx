import { lazyOrNothing } from '@parlour/app/routing';
import { mayDo } from '@parlour/core/staff';
import { Stack, Text } from '@parlour/ui';
import { Suspense } from 'react';
import { useMe } from '../../../app/session/useMe.ts';
import { usePageTitle } from '../../../app/usePageTitle.ts';
import * as styles from './Workbench.css.ts';

const AddFirst = lazyOrNothing(() =>
  import('../../../app/AddFirst.tsx').then((part) => part.AddFirst),
);

/** Holds the room of the thread beside the queue while none is open. */
export function NothingOpen() {
  usePageTitle('Requests');
  const roles = useMe()?.roles ?? [];
  return (
    <div className={styles.nothing}>
      <Stack gap={6}>
        <Text tone="muted">Choose a request to read its thread here.</Text>
        {mayDo(roles, 'content.edit') ? (
          <Suspense>
            <AddFirst mayBegin={mayDo(roles, 'settings.manage')} />
          </Suspense>
        ) : null}
      </Stack>
    </div>
  );
}
