import { FormDialog, type FormProps, RequestFields } from '@parlour/app/dialogs';
import { missingLabels, type RequestDraft, UNDO_TIME } from '@parlour/core';
import { Stack } from '@parlour/ui';
import { MemberField, type MemberFieldProps } from './MemberField.tsx';

export type EnterDialogViewProps = FormProps<RequestDraft, string> & {
  /** The search for the member. */
  search: MemberFieldProps;
  /** The viewer's day, `YYYY-MM-DD`, the earliest selectable date. */
  today: string;
};

const general = { kind: 'general' } as const;

/** The members' request form, with the member that staff fill it in for (`desk/requests/enter-1`, `desk/requests/enter-2`). */
export function EnterDialogView({ search, ...form }: EnterDialogViewProps) {
  const hasMember = search.member !== null;
  return (
    <FormDialog
      {...form}
      title="New Request"
      size="wide"
      maySubmit={form.maySubmit && hasMember}
      missing={[...(hasMember ? [] : ['Member']), ...missingLabels(form.draft, general)]}
      submitLabel="Enter Request"
      pendingLabel="Entering..."
      undo={{ text: 'The request was closed.', time: UNDO_TIME }}
    >
      <Stack gap={5}>
        <MemberField {...search} />
        <RequestFields
          {...form}
          requestContext={general}
          preselectedType={null}
          deliveryAddress={null}
        />
      </Stack>
    </FormDialog>
  );
}
