import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { mayDo } from '@parlour/core/staff';
import { Stack } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { lazyPart } from '../../app/lazyPart.tsx';
import { useMe } from '../../app/session/useMe.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { MacrosView } from './MacrosView.tsx';
import { ManagedList } from './ManagedList.tsx';
import { macrosQuery, repliesQuery } from './queries.ts';
import { RepliesView } from './RepliesView.tsx';

const ReplyDialog = lazyPart(() =>
  import('./ReplyDialog.tsx').then((dialog) => dialog.ReplyDialog),
);
const MacroDialog = lazyPart(() =>
  import('./MacroDialog.tsx').then((dialog) => dialog.MacroDialog),
);

/** Binds the lists of canned replies and macros, and opens the dialogs that change them. */
export function RepliesScreen() {
  usePageTitle('Replies');
  const client = useClient();
  const mayChange = mayDo(useMe()?.roles ?? [], 'desk.settings');
  const replies = pageData(useQuery(repliesQuery(client)));
  const macros = pageData(useQuery(macrosQuery(client)));
  return (
    <Stack gap={6}>
      <ManagedList
        name="reply"
        page={replies}
        mayChange={mayChange}
        View={RepliesView}
        Dialog={ReplyDialog}
      />
      {/* Above it the list of replies grows as it comes, and would push the macros down. */}
      {replies.state === 'loading' ? null : (
        <ManagedList
          name="macro"
          page={macros}
          mayChange={mayChange}
          View={MacrosView}
          Dialog={MacroDialog}
        />
      )}
    </Stack>
  );
}
