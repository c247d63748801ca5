import type { FoundMember } from '@parlour/contract/staff';
import { Button, InlineAlert, Stack, Text, TextField } from '@parlour/ui';
import { useId } from 'react';
import { useFocusOnExchange } from '../../../app/useFocusOnExchange.ts';
import * as styles from './MemberField.css.ts';

export type MemberFieldProps = {
  /** What is searched for. */
  text: string;
  /** The members that the search found; null while nothing is searched for or found yet. */
  found: readonly FoundMember[] | null;
  /** Why the search failed. */
  failure: string | null;
  /** The member that the request is for; null until somebody is chosen. */
  member: FoundMember | null;
  /** Searches for another text. */
  onSearch: (text: string) => void;
  /** Chooses a member, or nobody. */
  onChoose: (member: FoundMember | null) => void;
};

/**
 * Finds and chooses the member that a request is entered for (`desk/requests/enter-1`). The focus goes to what takes the choice back, and
 * from there back to the search (`desk/requests/enter-4`).
 */
export function MemberField(props: MemberFieldProps) {
  const { member, onChoose } = props;
  const part = useFocusOnExchange(member === null ? 'search' : 'choice');
  return (
    <div ref={part}>
      {member === null ? <Search {...props} /> : <Chosen member={member} onChoose={onChoose} />}
    </div>
  );
}

function Chosen({
  member,
  onChoose,
}: Pick<MemberFieldProps, 'onChoose'> & { member: FoundMember }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <Stack direction="row" gap={3}>
        <div id={id}>
          <Text>
            For {member.name}, {member.email}
          </Text>
        </div>
        <Button variant="quiet" size="small" onClick={() => onChoose(null)}>
          Choose Another Member
        </Button>
      </Stack>
    </div>
  );
}

function Search({ text, found, failure, onSearch, onChoose }: MemberFieldProps) {
  return (
    <Stack gap={3}>
      <TextField
        label="Member"
        hint="A part of the name or email, from two characters on."
        type="search"
        required
        value={text}
        onChange={onSearch}
      />
      {failure === null ? null : <InlineAlert tone="critical">{failure}</InlineAlert>}
      <div role="status">
        {found?.length === 0 ? <Text tone="muted">No member has “{text.trim()}”.</Text> : null}
      </div>
      {found === null || found.length === 0 ? null : (
        <div className={styles.found}>
          <Stack gap={2} align="start">
            {found.map((each) => (
              <Button key={each.id} variant="secondary" size="small" onClick={() => onChoose(each)}>
                {`${each.name}, ${each.email}`}
              </Button>
            ))}
          </Stack>
        </div>
      )}
    </Stack>
  );
}
