import { TextField } from '@parlour/ui';
import type { PersonDraft } from './personDraft.ts';

export type PersonFieldsProps = {
  /** What is typed. */
  person: PersonDraft;
  /** Whether the viewer is this person, whose browser may fill the fields in. */
  isViewer?: boolean;
  /** Shown below the email. */
  emailHint?: string;
  /** Receives the changed field. */
  onChange: (change: Partial<PersonDraft>) => void;
};

/** The name and the email of a person of staff (`DKP2`, `DKU1`). */
export function PersonFields({ person, isViewer = false, emailHint, onChange }: PersonFieldsProps) {
  return (
    <>
      <TextField
        label="First name"
        autoComplete={isViewer ? 'given-name' : undefined}
        required
        value={person.firstName}
        onChange={(firstName) => onChange({ firstName })}
      />
      <TextField
        label="Last name"
        autoComplete={isViewer ? 'family-name' : undefined}
        required
        value={person.lastName}
        onChange={(lastName) => onChange({ lastName })}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete={isViewer ? 'email' : undefined}
        required
        hint={emailHint}
        value={person.email}
        onChange={(email) => onChange({ email })}
      />
    </>
  );
}
