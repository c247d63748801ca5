import { ClubMark } from '@parlour/app/club-mark';
import { MAIN_ID } from '@parlour/app/routing';
import { successNotification } from '@parlour/core';
import { deskRoutes } from '@parlour/core/routes';
import { Anchor, Button, Notification, SkipLink, VisuallyHidden } from '@parlour/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { areaOf, isWithin, type MenuArea, type MenuEntry } from './menu.ts';
import * as styles from './ShellView.css.ts';

/** Said wherever somebody of the sample club is or may be signed in. */
const sampleNotice =
  'This is the sample club. Its staff sign in with an emailed code alone, which no real club allows.';

export type ShellViewProps = {
  /** The club's name, which the masthead shows. */
  clubName: string;
  /** The path of the club's logo. Null shows the name. */
  logoUrl: string | null;
  /** The path of the logo for the dark theme. Null or undefined shows the other one. */
  logoDarkUrl?: string | null | undefined;
  /** The first and last name of the member of staff who is signed in. */
  name: string;
  /** Whether they belong to the sample club, which the desk says (`desk/app-8`). */
  isSample: boolean;
  /** The pages that this member of staff may open. */
  menu: readonly MenuArea[];
  /** The path of the current page. */
  path: string;
  /** Whether the session is being ended. */
  isSigningOut: boolean;
  /** Why it was not ended; null if it was. */
  signOutFailure: string | null;
  /** What was just done, also on the page before; null for nothing. */
  success: string | null;
  /** Ends the session. */
  onSignOut: () => void;
  /** Called when the failure was read. */
  onFailureDismiss: () => void;
  /** Called when the success was read. */
  onSuccessDismiss: () => void;
  /** The page. */
  children: ReactNode;
};

/** How long a success is shown, in milliseconds. The page that follows is read at the same time. */
const SUCCESS_TIME = 6000;

type MenuRowProps = {
  /** The name of the row, for assistive technology. */
  label: string;
  /** The entries, in their order. */
  entries: readonly MenuEntry[];
  /** The entry that the current page belongs to. Undefined for none. */
  current: MenuEntry | undefined;
  /** Whether the entries are the areas, or the pages of one. */
  areAreas: boolean;
  /** Whether the current entry is the current page itself. */
  isPage: boolean;
};

/** How many pages of an area have room beside the areas on a wide screen. */
const FEW_PAGES = 5;

/** A row of the menu. On a phone it is longer than the window, and scrolled to the current entry (`desk/app-25`). */
function MenuRow({ label, entries, current, areAreas, isPage }: MenuRowProps) {
  const row = useRef<HTMLElement>(null);
  const currentPath = current?.path;
  useLayoutEffect(() => {
    if (currentPath === undefined) return;
    const entry = row.current?.querySelector('[aria-current]');
    entry?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [currentPath]);
  return (
    <nav
      ref={row}
      className={areAreas ? styles.menu : styles.pages}
      aria-label={label}
      data-few={(!areAreas && entries.length <= FEW_PAGES) || undefined}
    >
      {entries.map((entry) => (
        <Anchor
          key={entry.path}
          href={entry.path}
          className={styles.entry}
          aria-current={entry !== current ? undefined : isPage ? 'page' : 'true'}
        >
          {entry.label}{' '}
          {entry.count === undefined ? null : (
            <span className={styles.count}>
              {entry.count} <VisuallyHidden>waiting</VisuallyHidden>
            </span>
          )}
        </Anchor>
      ))}
    </nav>
  );
}

/** The frame of every page of the desk: skip link, masthead with the menu, main area and notifications. */
export function ShellView({
  clubName,
  logoUrl,
  logoDarkUrl,
  name,
  isSample,
  menu,
  path,
  isSigningOut,
  signOutFailure,
  success,
  onSignOut,
  onFailureDismiss,
  onSuccessDismiss,
  children,
}: ShellViewProps) {
  const area = areaOf(menu, path);
  return (
    <div className={styles.frame}>
      <SkipLink targetId={MAIN_ID} />
      {isSample ? (
        <aside aria-label="Sample club">
          <p className={styles.sample}>{sampleNotice}</p>
        </aside>
      ) : null}
      <header className={styles.header}>
        <div className={styles.masthead}>
          <Anchor href={deskRoutes.home.path} className={styles.clubName}>
            <ClubMark clubName={clubName} logoUrl={logoUrl} logoDarkUrl={logoDarkUrl} />{' '}
            <span className={styles.mark}>Desk</span>
          </Anchor>
          <MenuRow
            label="Main"
            entries={menu}
            current={area}
            areAreas
            isPage={area?.pages.length === 1}
          />
          <div className={styles.person}>
            <Anchor
              href={deskRoutes.account.path}
              className={styles.ownAccount}
              aria-current={isWithin(path, deskRoutes.account.path) ? 'page' : undefined}
            >
              {name}
            </Anchor>
            <Button
              variant="secondary"
              size="small"
              isPending={isSigningOut}
              pendingLabel="Signing Out..."
              onClick={onSignOut}
            >
              Sign Out
            </Button>
          </div>
        </div>
        {area === undefined || area.pages.length === 1 ? null : (
          <MenuRow
            label={area.label}
            entries={area.pages}
            current={area.pages.find((page) => isWithin(path, page.path))}
            areAreas={false}
            isPage
          />
        )}
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {signOutFailure === null ? null : (
        <Notification
          open
          tone="error"
          title="Not Signed Out"
          text={signOutFailure}
          onClose={onFailureDismiss}
        />
      )}
      <Notification
        open={success !== null}
        tone="success"
        title={successNotification.title}
        text={success}
        closeAfter={SUCCESS_TIME}
        onClose={onSuccessDismiss}
      />
    </div>
  );
}
