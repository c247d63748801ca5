import type { DeskRequest, DeskRequestDetail } from '@parlour/contract/staff';
import { Button, InlineAlert, Stack, Text, TextField } from '@parlour/ui';
import { useId } from 'react';
import { useFocusOnExchange } from '../../../app/useFocusOnExchange.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import * as styles from './OtherRequestField.css.ts';
import { shownSubject } from '@parlour/core';

/** The requests that can be chosen. */
export interface OtherRequests {
  /** Null while they are loaded. */
  readonly found: readonly DeskRequest[] | null;
  /** Why they could not be loaded. */
  readonly failure: string | null;
}

/** What is shown of the chosen one. */
type ChosenRequest = DeskRequestDetail['links'][number];

export type OtherRequestFieldProps = OtherRequests & {
  /** By what it is searched for. */
  search: string;
  /** The chosen one; null until one is. */
  chosen: ChosenRequest | null;
  /** What happens to the chosen one; null where that is plain. */
  consequence: string | null;
  /** Called with another text to search for. */
  onSearch: (search: string) => void;
  /** Called with the chosen request, or null to choose anew. */
  onChoose: (request: ChosenRequest | null) => void;
};

const nameOf = ({ reference, subject }: Omit<ChosenRequest, 'id'>) =>
  `${reference} · ${shownSubject(subject)}`;

/**
 * Chooses another request of the same member, of their newest ones or by a search (`desk/requests/thread-2`, `desk/requests/thread-3`). The focus goes to what
 * takes the choice back, and from there back to the search (`desk/requests/thread-13`).
 */
export function OtherRequestField(props: OtherRequestFieldProps) {
  const { chosen } = props;
  const part = useFocusOnExchange(chosen === null ? 'search' : 'choice');
  return (
    <div ref={part}>
      {chosen === null ? <Search {...props} /> : <Chosen {...props} chosen={chosen} />}
    </div>
  );
}

function Chosen({
  chosen,
  consequence,
  onChoose,
}: OtherRequestFieldProps & { chosen: ChosenRequest }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <Stack gap={4} align="start">
        <div id={id}>
          <Text>{nameOf(chosen)}</Text>
        </div>
        {consequence === null ? null : <InlineAlert>{consequence}</InlineAlert>}
        <Button variant="quiet" size="small" onClick={() => onChoose(null)}>
          Choose Another Request
        </Button>
      </Stack>
    </div>
  );
}

function Search({ found, failure, search, onSearch, onChoose }: OtherRequestFieldProps) {
  return (
    <Stack gap={4}>
      <TextField
        label="Reference or subject"
        labelNote="(optional)"
        hint="The newest requests of the member are below."
        type="search"
        value={search}
        onChange={onSearch}
      />
      {failure === null ? null : <InlineAlert tone="critical">{failure}</InlineAlert>}
      <div role="status">
        {found?.length === 0 ? (
          <Text tone="muted">No other request of this member fits.</Text>
        ) : null}
      </div>
      {found === null || found.length === 0 ? null : (
        <ul className={styles.found} aria-label="Requests of the member">
          {found.map(({ id, reference, subject, status }) => (
            <li key={id} className={styles.row}>
              <Button
                variant="secondary"
                size="small"
                onClick={() => onChoose({ id, reference, subject })}
              >
                {nameOf({ reference, subject })}
              </Button>
              <StatusBadge status={status} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
