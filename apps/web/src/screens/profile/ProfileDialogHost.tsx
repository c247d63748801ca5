import type { Profile } from '@parlour/contract';
import { Popup } from '@parlour/ui';
import { type ComponentType, type ReactNode, useState } from 'react';

/** What each form of the page is given. */
export type ProfileDialogProps = {
  profile: Profile;
  /** The form has ended: sent, or closed for good. */
  onClosed: () => void;
};

type ProfileDialogName = 'edit' | 'changeRequest';

const loaders: Readonly<
  Record<ProfileDialogName, () => Promise<ComponentType<ProfileDialogProps>>>
> = {
  edit: async () => (await import('./EditProfileDialog.tsx')).EditProfileDialog,
  changeRequest: async () => (await import('./ChangeRequestDialog.tsx')).ChangeRequestDialog,
};

interface Opening {
  readonly id: number;
  readonly Dialog: ComponentType<ProfileDialogProps>;
}

/** Props of {@link ProfileDialogHost}. */
export type ProfileDialogHostProps = {
  /** The profile that the forms are about, once it has loaded. */
  profile: Profile | undefined;
  children: (openDialog: (name: ProfileDialogName) => void) => ReactNode;
};

/**
 * Holds the forms of the page, whose code is loaded when they are first opened. Where it can't be, a popup says so and
 * the page stays.
 */
export function ProfileDialogHost({ profile, children }: ProfileDialogHostProps) {
  const [opening, setOpening] = useState<Opening | null>(null);
  const [isOutOfReach, setOutOfReach] = useState(false);
  const openDialog = (name: ProfileDialogName) => {
    setOutOfReach(false);
    loaders[name]().then(
      (Dialog) => setOpening((last) => ({ id: (last?.id ?? 0) + 1, Dialog })),
      () => setOutOfReach(true),
    );
  };

  return (
    <>
      {children(openDialog)}
      <Popup
        open={isOutOfReach}
        tone="error"
        title="Error"
        text="The form could not be opened. Please check your connection and try again."
        onClose={() => setOutOfReach(false)}
      />
      {opening === null || profile === undefined ? null : (
        <opening.Dialog key={opening.id} profile={profile} onClosed={() => setOpening(null)} />
      )}
    </>
  );
}
