import { callQuery, pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useNow } from '@parlour/app/hooks';
import type { Client } from '@parlour/client';
import { listAuditEntries } from '@parlour/contract/staff';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { type AuditChoice, choiceQuery, parseChoice } from './auditChoice.ts';
import { AuditView } from './AuditView.tsx';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** Binds the audit trail to the URL and to its query. */
export function AuditScreen() {
  usePageTitle('Audit');
  const [parameters, setParameters] = useSearchParams();
  const choice = parseChoice(parameters);
  const page = pageData(useQuery(auditQuery(useClient(), choice)));
  const goTo = (change: Partial<AuditChoice>) =>
    setParameters(choiceQuery({ ...choice, before: '', ...change }), { preventScrollReset: true });
  return <AuditView page={page} choice={choice} now={useNow()} timeZone={timeZone} onGo={goTo} />;
}

/** A page of the audit trail. */
function auditQuery(client: Client, choice: AuditChoice) {
  const query = Object.fromEntries(choiceQuery(choice));
  return callQuery(['audit', query], client, listAuditEntries, { query });
}
