import { TextField } from '@parlour/ui';
import { NameFields } from './NameFields.tsx';
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

/** The name and the email of a person of staff (`desk/people-2`, `desk/set-up-1`). */
export function PersonFields({ person, isViewer = false, emailHint, onChange }: PersonFieldsProps) {
  return (
    <>
      <NameFields name={person} isViewer={isViewer} onChange={onChange} />
      <TextField
        label="Email"
        inputMode="email"
        autoComplete={isViewer ? 'email' : undefined}
        required
        hint={emailHint}
        value={person.email}
        onChange={(email) => onChange({ email })}
      />
    </>
  );
}
