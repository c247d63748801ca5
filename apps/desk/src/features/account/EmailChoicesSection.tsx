import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { setEmailChoices } from '@parlour/client/staff';
import type { EmailChoices } from '@parlour/contract/staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useOneCall } from '../../app/useOneCall.ts';
import { EmailChoicesView } from './EmailChoicesView.tsx';
import { emailChoicesQuery } from './queries.ts';

/** Binds one's own choice of emails. A change shows at once, and is taken back when it was not saved. */
export function EmailChoicesSection() {
  const client = useClient();
  const cache = useQueryClient();
  const query = emailChoicesQuery(client);
  const choices = useQuery(query);
  const { failure, run } = useOneCall<'choose'>();

  const change = async (body: EmailChoices) => {
    await cache.cancelQueries({ queryKey: query.queryKey });
    cache.setQueryData(query.queryKey, body);
    const result = await run('choose', () => setEmailChoices(client, { body }));
    if (!result.ok) void cache.invalidateQueries({ queryKey: query.queryKey });
  };

  return (
    <EmailChoicesView
      choices={pageData(choices)}
      failure={failure}
      onChange={(body) => void change(body)}
    />
  );
}
