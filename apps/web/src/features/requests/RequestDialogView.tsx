import { FormDialog, type FormProps, RequestFields } from '@parlour/app/dialogs';
import type { RequestReceipt, RequestType } from '@parlour/contract';
import {
  formatOccasion,
  missingLabels,
  type RequestContext,
  type RequestDraft,
  requestIntroduction,
  UNDO_TIME,
  href,
  requestOccasion,
  requestPlace,
  routes,
  successNotification,
  shownSubject,
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
            receipt={receipt}
            draft={draft}
            requestContext={requestContext}
            today={props.today}
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

type SentRequestProps = Pick<RequestDialogViewProps, 'draft' | 'requestContext' | 'today'> & {
  receipt: RequestReceipt;
};

/** Says that a request was sent: when, for how many and where, then its reference and subject, and what comes next. */
function SentRequest({ receipt, draft, requestContext, today }: SentRequestProps) {
  const { id, reference } = receipt;
  const { requestType, subject, details } = draft;
  const occasion = occasionOf({ requestType, details }, requestContext, today);
  return (
    <Stack gap={5}>
      <Text>{successNotification.message}</Text>
      {occasion === '' ? null : <Text size="lead">{occasion}</Text>}
      <DefinitionList
        items={[
          {
            label: 'Reference',
            value: <TextLink href={href(routes.request, { requestId: id })}>{reference}</TextLink>,
          },
          { label: 'Subject', value: shownSubject(subject) },
        ]}
      />
      <Text tone="muted">{successNotification.note}</Text>
      <PagePaper
        subject={{ kind: 'request', request: { reference, requestType, subject, occasion } }}
      />
    </Stack>
  );
}

function occasionOf(
  { requestType, details }: Pick<RequestDraft, 'requestType' | 'details'>,
  context: RequestContext,
  today: string,
): string {
  if (requestType === null) return '';
  const place = requestPlace(context, requestType);
  return formatOccasion(requestOccasion({ ...details, requestType }, place), today);
}
