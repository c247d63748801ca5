import { LINK_NOT_COPIED } from '@parlour/core';
import { Button, CheckIcon, ShareIcon, VisuallyHidden } from '@parlour/ui';
import { LateNotification } from '../../components/LateNotification.tsx';
import * as styles from './ShareButtonView.css.ts';

/** The progress of copying. */
type ShareState = 'idle' | 'copying' | 'copied';

export type ShareButtonViewProps = {
  /** How far the copying of the link has come. */
  state: ShareState;
  /** A failed copy, with the link to copy manually if the member's `ref` was found. */
  failure: { readonly link: string | null } | null;
  /** Called when the member shares the page. */
  onPress: () => void;
  /** Called when the message of a failure is closed. */
  onDismiss: () => void;
};

const labels = {
  idle: { icon: <ShareIcon />, text: 'Share link' },
  copying: { icon: <ShareIcon />, text: 'Copying...' },
  copied: { icon: <CheckIcon />, text: 'Copied' },
} as const satisfies Record<ShareState, unknown>;

const states = ['idle', 'copying', 'copied'] as const;

/** The button that copies the link of a page. Shows the link if copying fails (`web/sharing-2`). */
export function ShareButtonView({ state, failure, onPress, onDismiss }: ShareButtonViewProps) {
  return (
    <>
      <Button variant="secondary" size="small" onClick={onPress}>
        <span className={styles.labels}>
          {states.map((each) => (
            <span
              key={each}
              className={each === state ? styles.label : styles.otherLabel}
              aria-hidden={each === state ? undefined : true}
            >
              {labels[each].icon}
              <span className={styles.words}>{labels[each].text}</span>
              {each === 'copying' ? <VisuallyHidden> {labels.idle.text}</VisuallyHidden> : null}
            </span>
          ))}
        </span>
      </Button>
      <VisuallyHidden>
        <span role="status">{state === 'copied' ? 'The link was copied.' : null}</span>
      </VisuallyHidden>
      {failure === null ? null : (
        <LateNotification
          open
          tone="error"
          title={LINK_NOT_COPIED}
          text={
            failure.link === null ? (
              'Please try again in a moment.'
            ) : (
              <ManualCopyField link={failure.link} />
            )
          }
          onClose={onDismiss}
        />
      )}
    </>
  );
}

/** The selected link. Not a text field of `@parlour/ui`: only the sign-in page needs that in its first load. */
function ManualCopyField({ link }: { link: string }) {
  return (
    <label className={styles.byHand}>
      Copy it from here
      <input
        className={styles.link}
        value={link}
        readOnly
        autoFocus
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </label>
  );
}
