import { useClient } from '@parlour/app/data-layout';
import { useAttachment } from '@parlour/app/files';
import { fileCallsOf } from './fileCalls.ts';
import { MoveDialogView, type MoveDialogViewProps } from './MoveDialogView.tsx';

export type MoveDialogProps = Omit<MoveDialogViewProps, 'attachment'> & {
  /** The id of the request. */
  requestId: string;
};

/** Asks for what a move needs. Files go with a question alone, and one under way ends with its dialog. */
export function MoveDialog({ requestId, ...props }: MoveDialogProps) {
  if (props.move !== 'ask') return <MoveDialogView {...props} attachment={null} />;
  return <AskDialog {...props} requestId={requestId} />;
}

function AskDialog({ requestId, ...props }: MoveDialogProps) {
  const { draft, onChange } = props;
  const attachment = useAttachment(fileCallsOf(useClient(), requestId), draft.files, (files) =>
    onChange({ files }),
  );
  return <MoveDialogView {...props} attachment={attachment} />;
}
