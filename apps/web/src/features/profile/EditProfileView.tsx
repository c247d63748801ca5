import { FormDialog, type FormProps, issueMessageOf, OPTIONAL } from '@parlour/app/dialogs';
import {
  type ProfileDraft,
  PROFILE_SAVED,
  profileFieldLabels,
  type ProfileFieldName,
  UNDO_TIME,
} from '@parlour/core';
import { Grid, Stack, TextField, type TextFieldProps } from '@parlour/ui';
import * as styles from './EditProfileView.css.ts';

export type EditProfileViewProps = FormProps<ProfileDraft, ProfileFieldName>;

type Control = Pick<TextFieldProps, 'type' | 'autoComplete'>;

const sections: readonly {
  title: string;
  fields: readonly (Control & { name: ProfileFieldName })[];
}[] = [
  { title: 'Contact', fields: [{ name: 'phone', type: 'tel', autoComplete: 'tel' }] },
  {
    title: 'Work',
    fields: [
      { name: 'professional.company', autoComplete: 'organization' },
      { name: 'professional.title', autoComplete: 'organization-title' },
      { name: 'professional.workEmail', type: 'email', autoComplete: 'work email' },
    ],
  },
  {
    title: 'Address',
    fields: [
      { name: 'address.street', autoComplete: 'street-address' },
      { name: 'address.city', autoComplete: 'address-level2' },
      { name: 'address.state', autoComplete: 'address-level1' },
      { name: 'address.zipCode', autoComplete: 'postal-code' },
      { name: 'address.country', autoComplete: 'country-name' },
    ],
  },
];

/** The form to edit the profile. */
export function EditProfileView(props: EditProfileViewProps) {
  const { draft, issues, onChange } = props;
  return (
    <FormDialog
      {...props}
      title="Edit Profile"
      size="wide"
      submitLabel="Save"
      pendingLabel="Saving..."
      successMessage={PROFILE_SAVED}
      undo={{ text: 'Your changes were not saved.', time: UNDO_TIME }}
    >
      <Stack gap={8}>
        {sections.map(({ title, fields }) => (
          <fieldset key={title} className={styles.section}>
            <legend className={styles.title}>{title}</legend>
            <Grid>
              {fields.map(({ name, ...control }) => (
                <TextField
                  key={name}
                  {...control}
                  label={profileFieldLabels[name]}
                  labelNote={OPTIONAL}
                  value={draft[name]}
                  error={issueMessageOf(issues, name)}
                  onChange={(value) => onChange({ [name]: value })}
                />
              ))}
            </Grid>
          </fieldset>
        ))}
      </Stack>
    </FormDialog>
  );
}
