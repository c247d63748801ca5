import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import { type EmailChoices, setEmailChoices } from '@parlour/contract/staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { EmailChoicesView } from './EmailChoicesView.tsx';
import { emailChoicesQuery } from './queries.ts';

/** Binds one's own choice of emails. Changes show at once and are saved one after another. */
export function EmailChoicesSection() {
  const client = useClient();
  const cache = useQueryClient();
  const query = emailChoicesQuery(client);
  const choices = useQuery(query);
  const [failure, setFailure] = useState<string | null>(null);
  const latest = useRef<Promise<unknown>>(Promise.resolve());

  const change = async (body: EmailChoices) => {
    await cache.cancelQueries({ queryKey: query.queryKey });
    cache.setQueryData(query.queryKey, body);
    setFailure(null);
    const call: Promise<void> = latest.current.then(async () => {
      const result = await send(client, setEmailChoices, { body });
      // A later change has all that this one asked for.
      if (latest.current !== call || result.ok) return;
      setFailure(result.failure.message);
      void cache.invalidateQueries({ queryKey: query.queryKey });
    });
    latest.current = call;
  };

  return (
    <EmailChoicesView
      choices={pageData(choices)}
      failure={failure}
      onChange={(body) => void change(body)}
    />
  );
}
