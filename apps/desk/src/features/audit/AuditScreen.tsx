import { callQuery, pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useNow } from '@parlour/app/hooks';
import { listAuditEntries } from '@parlour/contract/staff';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { type AuditChoice, parseChoice, choiceQuery } from './auditChoice.ts';
import { AuditView } from './AuditView.tsx';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** Binds the audit trail to the URL and to its query. */
export function AuditScreen() {
  usePageTitle('Audit');
  const [parameters, setParameters] = useSearchParams();
  const choice = parseChoice(parameters);
  const query = Object.fromEntries(choiceQuery(choice));
  const found = useQuery(callQuery(['audit', query], useClient(), listAuditEntries, { query }));
  const page = pageData(found);
  const goTo = (change: Partial<AuditChoice>) =>
    setParameters(choiceQuery({ ...choice, before: '', ...change }), { preventScrollReset: true });
  return <AuditView page={page} choice={choice} now={useNow()} timeZone={timeZone} onGo={goTo} />;
}
