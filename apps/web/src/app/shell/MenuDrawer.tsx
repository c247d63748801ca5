import { type ClubContact, ContactLinks } from '@parlour/app/contact';
import { routes } from '@parlour/core';
import { Button, Drawer, headingAbove, Stack, TextLink, useMediaQuery } from '@parlour/ui';
import { media } from '@parlour/ui/media';
import { useEffect } from 'react';
import { menu, ownMenu, searchEntry } from './menu.ts';
import { MenuEntries } from './MenuEntries.tsx';
import { group, plainButton } from './ShellView.css.ts';

export type MenuDrawerProps = {
  open: boolean;
  path: string;
  newsletterUrl: string | null;
  contact: ClubContact;
  onClose: () => void;
  onRequest: () => void;
  onSignOut: () => void;
};

const bookings = menu.filter(({ path }) => path === routes.bookings.path);
const theClub = menu.filter((entry) => !bookings.includes(entry));
const yours = [...bookings, ...ownMenu, searchEntry];

/**
 * The menu on screens below the md width. Its code is loaded when it is first opened. It closes when the screen gets
 * wider, because the masthead then shows the menu and its opener is gone.
 */
export function MenuDrawer({
  open,
  path,
  newsletterUrl,
  contact,
  onClose,
  onRequest,
  onSignOut,
}: MenuDrawerProps) {
  const isWide = useMediaQuery(media.fromMd);
  useEffect(() => {
    if (open && isWide) onClose();
  }, [open, isWide, onClose]);

  return (
    <Drawer
      open={open}
      title="Menu"
      onClose={onClose}
      finalFocus={isWide ? () => headingAbove() : undefined}
    >
      <Stack gap={6}>
        <nav aria-label="Main">
          <Stack gap={4}>
            <MenuEntries entries={theClub} path={path} direction="column" />
            <div className={group}>
              <MenuEntries entries={yours} path={path} direction="column" />
              {newsletterUrl === null ? null : (
                <TextLink variant="navigation" href={newsletterUrl} external>
                  Newsletter
                </TextLink>
              )}
            </div>
          </Stack>
        </nav>
        <Button changes fullWidth onClick={onRequest}>
          Submit a Request
        </Button>
        <ContactLinks contact={contact} layout="column" />
        <Stack align="start">
          <button type="button" className={plainButton} onClick={onSignOut}>
            Sign Out
          </button>
        </Stack>
      </Stack>
    </Drawer>
  );
}
