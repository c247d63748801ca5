import { ClubMark } from '@parlour/app/club-mark';
import { type ClubContact, ContactLinks } from '@parlour/app/contact';
import { LoadFailureAlert } from '@parlour/app/dialogs';
import { laterOrNothing, lazyOr, MAIN_ID } from '@parlour/app/routing';
import { routes } from '@parlour/core';
import { Anchor, Button, IconButton, MenuIcon, SearchIcon, SkipLink, TextLink } from '@parlour/ui';
import { type ReactNode, Suspense } from 'react';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { isCurrent, menu as menuEntries, ownMenu, searchEntry } from './menu.ts';
import { MenuEntries } from './MenuEntries.tsx';
import * as styles from './ShellView.css.ts';

const loadDrawer = () => import('./MenuDrawer.tsx');
// Opening the menu shows a failure.
const prefetchDrawer = () => loadDrawer().catch(() => undefined);
const MenuDrawer = lazyOr(
  async () => (await loadDrawer()).MenuDrawer,
  ({ open, onClose }) => (open ? <LoadFailureAlert part="menu" onDismiss={onClose} /> : null),
);

/** A page begins at its top. */
const ScrollToTop = laterOrNothing(async () => (await import('./ScrollToTop.ts')).ScrollToTop);

const CONCIERGE_ID = 'concierge';
const OWN_MENU_ID = 'own-menu';

/** The menu of a member. Visitors have none. */
type MemberMenu = {
  /** One or two letters for the member. */
  initials: string;
  newsletterUrl: string | null;
  /** The state of the drawer for small screens; `unused` until it is first opened. */
  drawer: 'unused' | 'open' | 'closed';
  onOpenDrawer: () => void;
  onCloseDrawer: () => void;
  onRequest: () => void;
  onSignOut: () => void;
};

export type ShellViewProps = {
  /** The name of the club in the masthead and the footer. */
  clubName: string;
  /** The path of the club's logo. Null shows the name. */
  logoUrl: string | null;
  /** The path of the logo for the dark theme. Null or undefined shows the other one. */
  logoDarkUrl?: string | null | undefined;
  /** Lines separated by line breaks. */
  clubAddress: string;
  /** How to reach the concierge. */
  contact: ClubContact;
  /** The path of the current page. */
  path: string;
  /** The menu of a member. Null for everyone else. */
  menu: MemberMenu | null;
  /** Called when a visitor wants to sign in. */
  onSignIn: () => void;
  /** The page. */
  children: ReactNode;
};

/** The frame of every screen: skip link, masthead with the menu, main area and footer. */
export function ShellView({
  clubName,
  logoUrl,
  logoDarkUrl,
  clubAddress,
  contact,
  path,
  menu,
  onSignIn,
  children,
}: ShellViewProps) {
  return (
    <>
      <SkipLink targetId={MAIN_ID} />
      <header className={styles.header}>
        <div className={styles.masthead}>
          {menu === null ? (
            <>
              <span className={styles.clubName}>
                <ClubMark clubName={clubName} logoUrl={logoUrl} logoDarkUrl={logoDarkUrl} />
              </span>
              <Button variant="quiet" size="small" onClick={onSignIn}>
                Sign In
              </Button>
            </>
          ) : (
            <>
              <Anchor href={routes.dashboard.path} className={styles.clubName}>
                <ClubMark clubName={clubName} logoUrl={logoUrl} logoDarkUrl={logoDarkUrl} />
              </Anchor>
              <nav className={styles.menu} aria-label="Main">
                <MenuEntries entries={menuEntries} path={path} direction="row" />
              </nav>
              <MastheadActions menu={menu} contact={contact} path={path} />
            </>
          )}
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer
        clubName={clubName}
        clubAddress={clubAddress}
        contact={contact}
        newsletterUrl={menu?.newsletterUrl ?? null}
        entries={menu === null ? [] : ownMenu}
      />
      <ScrollToTop />
      {menu === null ? null : <BottomBar path={path} onRequest={menu.onRequest} />}
      {menu === null || menu.drawer === 'unused' ? null : (
        <Suspense>
          <MenuDrawer
            open={menu.drawer === 'open'}
            path={path}
            newsletterUrl={menu.newsletterUrl}
            contact={contact}
            onClose={menu.onCloseDrawer}
            onRequest={menu.onRequest}
            onSignOut={menu.onSignOut}
          />
        </Suspense>
      )}
    </>
  );
}

type MastheadActionsProps = Pick<ShellViewProps, 'contact' | 'path'> & { menu: MemberMenu };

function MastheadActions({ menu, contact, path }: MastheadActionsProps) {
  return (
    <>
      <Anchor
        href={searchEntry.path}
        className={styles.searchLink}
        aria-label={searchEntry.label}
        aria-current={isCurrent(searchEntry, path) ? 'page' : undefined}
      >
        <SearchIcon />
      </Anchor>
      <div className={styles.actions}>
        {contact.email === null && contact.phone === null ? null : (
          <>
            <button type="button" className={styles.conciergeOpener} popoverTarget={CONCIERGE_ID}>
              Concierge
            </button>
            <div id={CONCIERGE_ID} popover="auto" className={styles.concierge}>
              <ContactLinks contact={contact} layout="column" />
            </div>
          </>
        )}
        <Button changes size="small" onClick={menu.onRequest}>
          Submit a Request
        </Button>
        <button
          type="button"
          className={styles.ownOpener}
          popoverTarget={OWN_MENU_ID}
          aria-label={`${menu.initials}: your pages`}
        >
          {menu.initials}
        </button>
        {/* A link in it leads to another page, where it would stay open. */}
        <div
          id={OWN_MENU_ID}
          popover="auto"
          className={styles.ownMenu}
          onClick={({ currentTarget }) => currentTarget.hidePopover?.()}
        >
          <MenuEntries entries={ownMenu} path={path} direction="column" />
          <TextLink variant="navigation" href={`${routes.profile.path}#devices`}>
            Signed-In Devices
          </TextLink>
          <button type="button" className={styles.plainButton} onClick={menu.onSignOut}>
            Sign Out
          </button>
        </div>
      </div>
      <div className={styles.drawerButton} onPointerEnter={() => void prefetchDrawer()}>
        <IconButton
          label="Open menu"
          icon={<MenuIcon />}
          expanded={menu.drawer === 'open'}
          onClick={menu.onOpenDrawer}
        />
      </div>
    </>
  );
}
