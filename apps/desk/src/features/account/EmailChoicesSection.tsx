import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { setEmailChoices } from '@parlour/client/staff';
import type { EmailChoices } from '@parlour/contract/staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { EmailChoicesView } from './EmailChoicesView.tsx';
import { emailChoicesQuery } from './queries.ts';

/** Binds one's own choice of emails. A change shows at once, and is taken back when it was not saved. */
export function EmailChoicesSection() {
  const client = useClient();
  const cache = useQueryClient();
  const query = emailChoicesQuery(client);
  const choices = useQuery(query);
  const [failure, setFailure] = useState<string | null>(null);

  const change = async (body: EmailChoices) => {
    setFailure(null);
    await cache.cancelQueries({ queryKey: query.queryKey });
    cache.setQueryData(query.queryKey, body);
    const result = await setEmailChoices(client, { body });
    if (result.ok) return;
    setFailure(result.failure.message);
    void cache.invalidateQueries({ queryKey: query.queryKey });
  };

  return (
    <EmailChoicesView
      choices={pageData(choices)}
      failure={failure}
      onChange={(body) => void change(body)}
    />
  );
}
