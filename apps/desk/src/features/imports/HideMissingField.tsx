import { Checkbox, Stack, Text } from '@parlour/ui';

export type HideMissingFieldProps = {
  /** Whether content is hidden that the file no longer has. */
  checked: boolean;
  /** Receives the choice. */
  onChange: (checked: boolean) => void;
};

/** Chooses whether an import also hides what its file no longer has (`desk/imports-7`). */
export function HideMissingField(props: HideMissingFieldProps) {
  return (
    <Stack gap={1}>
      <Checkbox {...props} label="Hide what the file no longer has" />
      <Text tone="muted" size="small">
        Content that earlier imports from the same source brought, and that is not in this file. The
        plan lists it first. Nothing is deleted, and members stay as they are.
      </Text>
    </Stack>
  );
}
