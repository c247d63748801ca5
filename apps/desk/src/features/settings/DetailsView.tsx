import type { SettingName, StaffSettings } from '@parlour/contract/staff';
import { Button, InlineAlert, SectionHeading, Stack, TextArea, TextField } from '@parlour/ui';
import { useId } from 'react';
import type { FieldFailure } from '../../app/fieldFailure.ts';
import { FittedField } from '../../app/FormColumn.tsx';
import { ListedField } from '../../app/ListedField.tsx';
import { hintOf, isLocked, settingFields } from './settingFields.ts';

/** What is typed and not saved, by the name of the setting. */
export type SettingsDraft = Readonly<Partial<Record<SettingName, string>>>;

export type DetailsViewProps = {
  /** Whether it is a step of the first run, whose title and buttons say what it is about and save it. */
  isStep?: boolean | undefined;
  /** The settings as they apply. */
  settings: StaffSettings['settings'];
  /** What is typed and not saved. */
  draft: SettingsDraft;
  /** Whether they are being saved. */
  isPending: boolean;
  /** Whether they were saved, and nothing was typed since. */
  isSaved: boolean;
  /** Why they were not saved. */
  failure: FieldFailure | null;
  /** Takes what is typed. */
  onChange: (name: SettingName, value: string) => void;
  /** Saves what is typed. */
  onSubmit: () => void;
};

/** The form of the club's details. What the operator set is shown locked with its variable (`desk/settings-1`, `desk/settings-2`). */
export function DetailsView(props: DetailsViewProps) {
  const {
    settings,
    draft,
    isPending,
    isSaved,
    failure,
    isStep = false,
    onChange,
    onSubmit,
  } = props;
  const id = useId();
  const isFieldKnown = settingFields.some(({ name }) => name === failure?.field);
  return (
    <section aria-labelledby={isStep ? undefined : id}>
      <Stack gap={5}>
        {isStep ? null : <SectionHeading size="small" id={id} title="The club" />}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          <Stack gap={5}>
            {settingFields.map(({ name, label, hint, kind }) => {
              const setting = settings[name];
              const value = draft[name] ?? setting.value ?? '';
              const field = {
                label,
                hint: hintOf(setting, hint, value),
                error: failure?.field === name ? failure.message : undefined,
                value,
                disabled: isLocked(setting),
                onChange: (typed: string) => onChange(name, typed),
              };
              switch (kind) {
                case 'lines':
                  return <TextArea key={name} {...field} />;
                case 'zone':
                case 'currency':
                  return (
                    <FittedField key={name} holds="choice">
                      <ListedField {...field} kind={kind} clubValue={setting.value} />
                    </FittedField>
                  );
                case 'tel':
                  return (
                    <FittedField key={name} holds="telephone">
                      <TextField {...field} inputMode={kind} />
                    </FittedField>
                  );
                default:
                  return <TextField key={name} {...field} inputMode={kind} />;
              }
            })}
            {failure === null || isFieldKnown || isStep ? null : (
              <InlineAlert tone="critical">{failure.message}</InlineAlert>
            )}
            {isStep ? (
              // Enter is Next.
              <button type="submit" hidden>
                Next
              </button>
            ) : (
              <>
                <Stack direction="row" align="start" gap={4}>
                  <Button type="submit" isPending={isPending} pendingLabel="Saving...">
                    Save Details
                  </Button>
                </Stack>
                <p role="status">
                  {isSaved ? 'Saved. Pages and emails show it within seconds.' : null}
                </p>
              </>
            )}
          </Stack>
        </form>
      </Stack>
    </section>
  );
}
