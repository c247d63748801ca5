import type { DeskRequest } from '@parlour/contract/staff';
import { Button, InlineAlert, Stack, Text, TextField } from '@parlour/ui';
import { StatusBadge } from '../StatusBadge.tsx';
import * as styles from './OtherRequestField.css.ts';

/** The requests that can be chosen. */
export interface OtherRequests {
  /** Null while they are loaded. */
  readonly found: readonly DeskRequest[] | null;
  /** Why they could not be loaded. */
  readonly failure: string | null;
}

export type OtherRequestFieldProps = OtherRequests & {
  /** By what it is searched for. */
  search: string;
  /** The chosen one; null until one is. */
  chosen: DeskRequest | null;
  /** What happens to the chosen one; null where that is plain. */
  consequence: string | null;
  /** Called with another text to search for. */
  onSearch: (search: string) => void;
  /** Called with the chosen request, or null to choose anew. */
  onChoose: (request: DeskRequest | null) => void;
};

const nameOf = ({ reference, subject }: DeskRequest) => `${reference} · ${subject}`;

/** Chooses another request of the same member, of their newest ones or by a search (`DKT2`, `DKT3`). */
export function OtherRequestField(props: OtherRequestFieldProps) {
  const { found, failure, search, chosen, consequence, onSearch, onChoose } = props;
  if (chosen !== null) {
    return (
      <Stack gap={4} align="start">
        <Text>{nameOf(chosen)}</Text>
        {consequence === null ? null : <InlineAlert>{consequence}</InlineAlert>}
        <Button variant="quiet" size="small" onClick={() => onChoose(null)}>
          Choose Another Request
        </Button>
      </Stack>
    );
  }
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
          {found.map((request) => (
            <li key={request.id} className={styles.row}>
              <Button variant="secondary" size="small" onClick={() => onChoose(request)}>
                {nameOf(request)}
              </Button>
              <StatusBadge status={request.status} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
