import {
  href,
  type RequestDraft,
  requestTypeLabels,
  routes,
  successNotification,
} from '@parlour/core';
import type { RequestReceipt } from '@parlour/contract';
import { PagePaper } from '../../components/paper/PagePaper.tsx';
import { DefinitionList, Stack, Text, TextLink } from '@parlour/ui';

/** A request that was sent: its reference and what was asked. */
export type SentRequestFacts = Pick<RequestReceipt, 'id' | 'reference'> &
  Pick<RequestDraft, 'requestType' | 'subject'>;

/** Says that a request was sent, with its reference, what was asked and what comes next. */
export function SentRequest(facts: SentRequestFacts) {
  const { id, reference, requestType, subject } = facts;
  return (
    <Stack gap={5}>
      <Text>{successNotification.message}</Text>
      <DefinitionList
        items={[
          {
            label: 'Reference',
            value: <TextLink href={href(routes.request, { requestId: id })}>{reference}</TextLink>,
          },
          ...(requestType === null
            ? []
            : [{ label: 'Request', value: requestTypeLabels[requestType] }]),
          { label: 'Subject', value: subject },
        ]}
      />
      <Text tone="muted">{successNotification.note}</Text>
      <PagePaper subject={{ kind: 'request', request: facts }} />
    </Stack>
  );
}
