import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useToday } from '@parlour/app/hooks';
import { send } from '@parlour/client';
import { endStaffSession } from '@parlour/contract/staff';
import { mayDo } from '@parlour/core/staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMe } from '../../app/session/useMe.ts';
import { useOneCall } from '../../app/useOneCall.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { Keys } from './keys/Keys.tsx';
import { AccountView } from './AccountView.tsx';
import { EmailChoicesSection } from './EmailChoicesSection.tsx';
import { sessionsQuery } from './queries.ts';

/** Binds the page of one's own account. */
export function AccountScreen() {
  usePageTitle('Your Account');
  const client = useClient();
  const cache = useQueryClient();
  const me = useMe();
  const sessions = useQuery(sessionsQuery(client));
  const today = useToday();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const { pending: ending, failure, run } = useOneCall<string>();
  if (me === undefined) return null;

  const end = async (id: string) => {
    await run(id, () => send(client, endStaffSession, { params: { id } }));
    // A session that the server does not know has ended.
    void cache.invalidateQueries(sessionsQuery(client));
  };

  return (
    <AccountView
      me={me}
      sessions={pageData(sessions)}
      today={today}
      timeZone={timeZone}
      ending={ending}
      failure={failure}
      keys={<Keys timeZone={timeZone} />}
      emails={mayDo(me.roles, 'desk.read') ? <EmailChoicesSection /> : null}
      onEnd={(id) => void end(id)}
    />
  );
}
