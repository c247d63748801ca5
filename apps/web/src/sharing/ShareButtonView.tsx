import { Button, CheckIcon, Popup, ShareIcon, VisuallyHidden } from '@parlour/ui';
import * as styles from './ShareButtonView.css.ts';

/** How far the copy has come. */
type ShareState = 'idle' | 'copying' | 'copied';

/** Props of {@link ShareButtonView}. */
export type ShareButtonViewProps = {
  state: ShareState;
  /** The link that could not be copied, for the member to copy by hand; null where nothing failed. */
  linkToCopy: string | null;
  onPress: () => void;
  onDismiss: () => void;
};

const labels = {
  idle: { icon: <ShareIcon />, text: 'Share link' },
  copying: { icon: <ShareIcon />, text: 'Copying...' },
  copied: { icon: <CheckIcon />, text: 'Copied' },
} as const satisfies Record<ShareState, unknown>;

const states = ['idle', 'copying', 'copied'] as const;

/** The button that copies the link of a page (spec section 4). Where that fails, it shows the link. */
export function ShareButtonView({ state, linkToCopy, onPress, onDismiss }: ShareButtonViewProps) {
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
              {labels[each].text}
            </span>
          ))}
        </span>
      </Button>
      <VisuallyHidden>
        <span role="status">{state === 'copied' ? 'The link was copied.' : null}</span>
      </VisuallyHidden>
      {linkToCopy === null ? null : (
        <Popup
          open
          tone="error"
          title="The link could not be copied"
          text={<LinkByHand link={linkToCopy} />}
          onClose={onDismiss}
        />
      )}
    </>
  );
}

/** The link, selected. Not a text field of `@parlour/ui`, which the login page and no other needs at once. */
function LinkByHand({ link }: { link: string }) {
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
