import { isBlank } from '@parlour/contract';
import { TextField } from '@parlour/ui';
import { type FieldFailure, issueOf } from './fieldFailure.ts';

/** The two parts of a name, as they are typed. */
type NameDraft = {
  readonly firstName: string;
  readonly lastName: string;
};

export type NameFieldsProps = {
  /** What is typed. */
  name: NameDraft;
  /** Whether the viewer has this name, and the browser may fill it in. */
  isViewer?: boolean;
  /** Why it was not stored; null if it was not tried. */
  failure?: FieldFailure | null;
  /** Receives the changed field. */
  onChange: (change: Partial<NameDraft>) => void;
};

/** The two parts of a person's name. One of them is enough. */
export function NameFields({ name, isViewer = false, failure = null, onChange }: NameFieldsProps) {
  return (
    <>
      <TextField
        label="First name"
        autoComplete={isViewer ? 'given-name' : undefined}
        required={isBlank(name.lastName)}
        error={issueOf(failure, 'firstName')}
        value={name.firstName}
        onChange={(firstName) => onChange({ firstName })}
      />
      <TextField
        label="Last name"
        autoComplete={isViewer ? 'family-name' : undefined}
        required={isBlank(name.firstName)}
        error={issueOf(failure, 'lastName')}
        value={name.lastName}
        onChange={(lastName) => onChange({ lastName })}
      />
    </>
  );
}
