import type { AnyFormMachine, ParkedDraft } from '@parlour/core';
import { useDraftParking } from '../drafts/useDraftParking.ts';
import { type FormMachineOptions, type FormProps, useFormMachine } from './useFormMachine.ts';

/** Options of {@link useForm}. */
export interface FormOptions<Input, Payload, Value> extends FormMachineOptions<
  Input,
  Payload,
  Value
> {
  /** Parks the draft when the session ends. Without it nothing of the form is ever stored. */
  readonly parking?: Pick<ParkedDraft, 'form' | 'about'>;
}

/** Binds one opened form to its machine and to the call. The draft may be parked when the session ends. */
export function useForm<
  Input extends object,
  Draft extends object,
  Field extends string,
  Payload,
  Value,
>(
  machine: AnyFormMachine<Input, Draft, Field, Payload, Value>,
  options: FormOptions<NoInfer<Input>, NoInfer<Payload>, NoInfer<Value>>,
): FormProps<Draft, Field, Value> {
  const { parking, parked = null } = options;
  const { form, readUnsent } = useFormMachine(machine, options);
  useDraftParking(() => {
    const unsent = parking === undefined ? null : readUnsent();
    return parking === undefined || unsent === null ? null : { ...parking, ...unsent };
  }, parked !== null);
  return form;
}
