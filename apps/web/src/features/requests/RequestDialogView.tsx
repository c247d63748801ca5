import { FormDialog, type FormProps, RequestFields } from '@parlour/app/dialogs';
import type { RequestReceipt, RequestType } from '@parlour/contract';
import {
  missingLabels,
  type RequestContext,
  type RequestDraft,
  requestIntroduction,
  UNDO_TIME,
  href,
  requestTypeLabels,
  routes,
  successNotification,
} from '@parlour/core';
import { Stack, Text, DefinitionList, TextLink } from '@parlour/ui';
import { PagePaper } from '../../components/paper/PagePaper.tsx';

export type RequestDialogViewProps = FormProps<RequestDraft, string, RequestReceipt> & {
  /** The title of the dialog (core/requests-5). */
  title: string;
  /** Whether the request is general, or concerns a vendor or a gift product. */
  requestContext: RequestContext;
  /** The type that the form was opened with. Without one, the types are tiles. */
  preselectedType: RequestType | null;
  /** The member's day, `YYYY-MM-DD`, the earliest selectable date. */
  today: string;
  /** The member's own address, offered for deliveries; null without one. */
  deliveryAddress: string | null;
};

/** The request form in its dialog. */
export function RequestDialogView(props: RequestDialogViewProps) {
  const { draft, requestContext, value: receipt } = props;
  return (
    <FormDialog
      {...props}
      size="wide"
      missing={missingLabels(draft, requestContext)}
      submitLabel="Submit Request"
      pendingLabel="Submitting..."
      confirmsInPlace
      successMessage={
        receipt === null ? null : (
          <SentRequest
            id={receipt.id}
            reference={receipt.reference}
            requestType={draft.requestType}
            subject={draft.subject}
          />
        )
      }
      undo={{ text: 'Your request was closed.', time: UNDO_TIME }}
    >
      <Stack gap={5}>
        <Text tone="muted">{requestIntroduction(requestContext)}</Text>
        <RequestFields {...props} />
      </Stack>
    </FormDialog>
  );
}

/** A request that was sent: its reference and what was asked. */
type SentRequestFacts = Pick<RequestReceipt, 'id' | 'reference'> &
  Pick<RequestDraft, 'requestType' | 'subject'>;

/** Says that a request was sent, with its reference, what was asked and what comes next. */
function SentRequest(facts: SentRequestFacts) {
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
