import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import { type DeskMove, type MovePreview, previewDeskMove } from '@parlour/contract/staff';
import { Button, InlineAlert, Stack, Text } from '@parlour/ui';
import { useState } from 'react';
import { useOneCall } from '../../../app/useOneCall.ts';
import * as styles from './MovePreview.css.ts';

/** The email of the move that is being prepared. */
export type Preview = {
  /** The email; undefined until it is shown, and null for a move that sends none. */
  readonly email: MovePreview | null | undefined;
  readonly isPending: boolean;
  /** Why it could not be shown; null if it was not tried. */
  readonly failure: string | null;
  readonly onShow: () => void;
};

/** Shows the email of a move as it is entered, once it is asked for. What is entered after that hides it, what others do does not. */
export function useMovePreview(id: string, body: DeskMove): Preview {
  const client = useClient();
  const { pending, failure, run } = useOneCall<'preview'>();
  const entered = JSON.stringify({ ...body, version: undefined });
  const [asked, setAsked] = useState<{ entered: string; email: Preview['email'] } | null>(null);
  const show = async () => {
    setAsked({ entered, email: undefined });
    const result = await run('preview', () =>
      send(client, previewDeskMove, { params: { id }, body }),
    );
    if (result.ok) setAsked({ entered, email: result.value });
  };
  const isAsked = asked?.entered === entered;
  return {
    email: isAsked ? asked.email : undefined,
    isPending: pending !== null,
    failure: isAsked ? failure : null,
    onShow: () => void show(),
  };
}

type MovePreviewViewProps = Preview & {
  /** Not possible yet, as something is missing. */
  disabled: boolean;
};

/** The email that the member gets with a move, below what is entered for it (`desk/requests/thread-24`). */
export function MovePreviewView({
  email,
  isPending,
  failure,
  disabled,
  onShow,
}: MovePreviewViewProps) {
  return (
    <Stack gap={3} align="start">
      <Button
        variant="quiet"
        size="small"
        disabled={disabled}
        isPending={isPending}
        pendingLabel="Loading..."
        onClick={onShow}
      >
        Preview the Email
      </Button>
      {failure === null ? null : <InlineAlert tone="critical">{failure}</InlineAlert>}
      <div role="status" className={styles.place}>
        {email === null ? <Text tone="muted">No email is sent.</Text> : null}
        {email ? (
          <div className={styles.email}>
            <p className={styles.subject}>{email.subject}</p>
            <p className={styles.text}>{email.text}</p>
          </div>
        ) : null}
      </div>
    </Stack>
  );
}
