import { useClient } from '@parlour/app/data-layout';
import { type Attachment, AttachmentField, useAttachment } from '@parlour/app/files';
import type { DeskMove, DeskRequest, NamedPerson } from '@parlour/contract/staff';
import { isBookedStatus } from '@parlour/core';
import { DateTimeField, Select, Text, TextArea, TextField } from '@parlour/ui';
import { CallDialog, type CallDialogProps } from '../../../app/CallDialog.tsx';
import { copyOfMove, type OfferedMove } from '../../../app/moveCopy.ts';
import { fileCallsOf } from './fileCalls.ts';
import { OtherRequestField, type OtherRequests } from './OtherRequestField.tsx';
import { MovePreviewView, type Preview, useMovePreview } from './MovePreview.tsx';
import { type MoveDraft, prepareMove, previewedMove } from './preparedMove.ts';
import { isWhenRead, WrittenTimeField } from './WrittenTimeField.tsx';

export type MoveDialogProps = Omit<MoveDialogViewProps, 'attachment' | 'preview'> & {
  /** The id of the request. */
  requestId: string;
  /** The version of the request. */
  version: number;
};

/** Asks for what a move needs. Files go with a question alone, and one under way ends with its dialog. */
export function MoveDialog({ version, ...props }: MoveDialogProps) {
  const { move, status, draft } = props;
  // A snooze without its day can't be prepared.
  const body =
    copyOfMove(move, status).words === null
      ? null
      : previewedMove(prepareMove(move, draft), version);
  if (body !== null) return <EmailDialog {...props} body={body} />;
  return <MoveDialogView {...props} attachment={null} preview={null} />;
}

type EmailDialogProps = Omit<MoveDialogProps, 'version'> & { body: DeskMove };

function EmailDialog({ body, requestId, ...props }: EmailDialogProps) {
  const preview = useMovePreview(requestId, body);
  if (props.move === 'ask') return <AskDialog {...props} requestId={requestId} preview={preview} />;
  return <MoveDialogView {...props} attachment={null} preview={preview} />;
}

type AskDialogProps = Omit<MoveDialogViewProps, 'attachment'> & { requestId: string };

function AskDialog({ requestId, ...props }: AskDialogProps) {
  const { draft, onChange } = props;
  const attachment = useAttachment(fileCallsOf(useClient(), requestId), draft.files, (files) =>
    onChange({ files }),
  );
  return <MoveDialogView {...props} attachment={attachment} />;
}

type MoveDialogViewProps = Pick<
  CallDialogProps,
  'isPending' | 'failure' | 'onSubmit' | 'onClose'
> & {
  /** What is about to be done. */
  move: OfferedMove;
  /** The status that it is made from. */
  status: DeskRequest['status'];
  /** What is entered. */
  draft: MoveDraft;
  /** What it began with. Only what differs counts as entered. */
  begun: MoveDraft;
  /** The people who can get the request. */
  colleagues: readonly NamedPerson[];
  /** The name of who has the request; null for nobody. */
  holder: string | null;
  /** The reference of the request. */
  reference: string;
  /** The requests of the member that can be linked or merged into. */
  others: OtherRequests;
  /** What adds and removes the files of a question; null for a move without files. */
  attachment: Attachment | null;
  /** The email that the member gets; null for a move without words to them. */
  preview: Preview | null;
  /** The viewer's day, `YYYY-MM-DD`. */
  today: string;
  /** Called with what is entered anew. */
  onChange: (change: Partial<MoveDraft>) => void;
};

const isComplete = ({ move, status, draft, begun, today }: MoveDialogViewProps) => {
  const { text, when, date, assigneeId, other } = draft;
  const { asksFor, areWordsRequired } = copyOfMove(move, status);
  // What a text begins with says nothing yet.
  if (areWordsRequired && ['', begun.text.trim()].includes(text.trim())) return false;
  if (asksFor === 'colleague') return assigneeId !== '';
  if (asksFor === 'request') return other !== null;
  return (asksFor !== 'days' && asksFor !== 'time') || (date !== '' && isWhenRead(when, today));
};

/** Whether something was entered. */
const isFilled = (draft: MoveDraft, begun: MoveDraft) => {
  const former = new Map<string, unknown>(Object.entries(begun));
  return Object.entries(draft).some(([name, value]) => former.get(name) !== value);
};

/** Says what a merge does before it is made (`desk/requests/thread-3`). */
const consequenceOf = ({ move, reference, draft: { other } }: MoveDialogViewProps) =>
  move === 'merge' && other !== null
    ? `${reference} ends here and goes on in ${other.reference}. The member reads that in both threads, and what they write is then about ${other.reference}. It can be taken back within a day.`
    : null;

/** Asks for what a move needs (`desk/requests-11`). */
export function MoveDialogView(props: MoveDialogViewProps) {
  const {
    move,
    status,
    draft,
    begun,
    attachment,
    preview,
    isPending,
    failure,
    onChange,
    onSubmit,
    onClose,
  } = props;
  const { label, title, words, areWordsRequired } = copyOfMove(move, status);
  return (
    <CallDialog
      title={title}
      submitLabel={label}
      pendingLabel="Saving..."
      // A move of its own may be called Cancel.
      cancelLabel="Back"
      isFilled={isFilled(draft, begun)}
      maySubmit={isComplete(props) && (attachment?.upload ?? null) === null}
      isPending={isPending}
      failure={failure}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Needed {...props} />
      {move === 'take' && props.holder !== null ? (
        <Text>{props.holder} has this request, and is told that you took it.</Text>
      ) : null}
      {move === 'resume' && isBookedStatus(status) ? (
        <Text>
          The member reads that you are working on a change. Until you confirm anew, it is no
          booking and leaves their calendar.
        </Text>
      ) : null}
      {words === null ? null : (
        <TextArea
          label={words}
          required={areWordsRequired}
          hint="The member reads it."
          value={draft.text}
          onChange={(text) => onChange({ text })}
        />
      )}
      {attachment === null ? null : (
        <AttachmentField
          label="Add a file"
          files={draft.files}
          attachment={attachment}
          disabled={isPending}
        />
      )}
      {preview === null ? null : (
        <MovePreviewView {...preview} disabled={isPending || !isComplete(props)} />
      )}
    </CallDialog>
  );
}

function Needed(props: MoveDialogViewProps) {
  const { move, status, draft, colleagues, others, today, onChange } = props;
  const { asksFor } = copyOfMove(move, status);
  switch (asksFor) {
    case 'colleague':
      return (
        <Select
          label="Colleague"
          required
          options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
          value={draft.assigneeId}
          onChange={(assigneeId) => onChange({ assigneeId })}
        />
      );
    case 'request':
      return (
        <OtherRequestField
          {...others}
          search={draft.search}
          chosen={draft.other}
          consequence={consequenceOf(props)}
          onSearch={(search) => onChange({ search })}
          onChoose={(other) => onChange({ other })}
        />
      );
    case 'days':
    case 'time':
      return (
        <>
          <WrittenTimeField
            when={draft.when}
            date={draft.date}
            time={draft.time}
            today={today}
            onChange={onChange}
          />
          <DateTimeField
            label="Date"
            type="date"
            required
            min={today}
            value={draft.date}
            onChange={(date) => onChange({ date })}
          />
          <DateTimeField
            label="Time"
            labelNote="(optional)"
            hint={asksFor === 'days' ? 'Where it takes place.' : 'Otherwise 8 in the morning.'}
            type="time"
            value={draft.time}
            onChange={(time) => onChange({ time })}
          />
          {asksFor === 'days' ? <Arranged {...props} /> : null}
        </>
      );
    default:
      return null;
  }
}

/** What a confirmation says besides its first day, all of it optional (`desk/requests/thread-7`). */
function Arranged({ draft, today, onChange }: MoveDialogViewProps) {
  const optional = { labelNote: '(optional)' } as const;
  return (
    <>
      <DateTimeField
        label="End"
        {...optional}
        type="time"
        value={draft.endTime}
        onChange={(endTime) => onChange({ endTime })}
      />
      <DateTimeField
        label="Last day"
        {...optional}
        type="date"
        min={draft.date === '' ? today : draft.date}
        value={draft.endDate}
        onChange={(endDate) => onChange({ endDate })}
      />
      <TextField
        label="For how many"
        {...optional}
        value={draft.party}
        onChange={(party) => onChange({ party })}
      />
      <TextField
        label="Place"
        {...optional}
        value={draft.place}
        onChange={(place) => onChange({ place })}
      />
      <TextField
        label="Address"
        {...optional}
        value={draft.address}
        onChange={(address) => onChange({ address })}
      />
      <TextField
        label="Confirmation number"
        {...optional}
        hint="The number that the house gave."
        value={draft.confirmationNumber}
        onChange={(confirmationNumber) => onChange({ confirmationNumber })}
      />
    </>
  );
}
