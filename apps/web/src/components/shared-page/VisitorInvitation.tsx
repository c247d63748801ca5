import { Button, LinkButton, Stack } from '@parlour/ui';
import type { Visitor } from '../../app/session/useVisitor.ts';
import * as styles from './VisitorInvitation.css.ts';

export type VisitorInvitationProps = {
  /** Who came by the shared link, and how to sign in or apply. */
  visitor: Visitor;
};

/** Offers a visitor of a shared page membership and sign-in. */
export function VisitorInvitation({ visitor }: VisitorInvitationProps) {
  const { membershipUrl, onSignIn } = visitor;
  return (
    <Stack gap={3}>
      {membershipUrl === null ? null : (
        <LinkButton href={membershipUrl} external fullWidth>
          Become a Member
        </LinkButton>
      )}
      <div className={styles.signIn} data-scripted>
        <span>Already a member?</span>
        <Button variant="quiet" size="small" onClick={onSignIn}>
          Sign in here
        </Button>
      </div>
    </Stack>
  );
}
