import { useClient } from '@parlour/app/data-layout';
import { type SubmissionDependencies, useForm } from '@parlour/app/dialogs';
import { useToday, viewerDay } from '@parlour/app/hooks';
import { send } from '@parlour/client';
import { type RequestReceipt, submitRequest, type RequestType } from '@parlour/contract';
import {
  deliveryAddressOf,
  openingRequestType,
  type FormSubmission,
  type ParkedInput,
  type RequestBody,
  requestMachine,
  type RequestOpening,
  requestTitle,
  parseRequestOpening,
  type RequestContext,
} from '@parlour/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { findParkedDraft, parkedInputOf, type Stored, storedAt } from '@parlour/app/drafts';
import { useLocation } from 'react-router';
import { useBackFromForm } from '../../components/useBackFromForm.ts';
import { requestListsKey } from './queries.ts';
import { profileQuery } from '../profile/queries.ts';
import { RequestDialogView } from './RequestDialogView.tsx';
import { type Services, useServices } from '../../app/services.ts';
import { REQUEST_DRAFT_KEY } from '../../app/session/storageKeys.ts';

export type RequestDialogProps = RequestOpening & {
  /** What was typed before the session ended, or before the page was reloaded or left. */
  parked?: ParkedInput | null;
  /** Key of the location where the dialog was opened. */
  openedOn: string;
  /** Called once the request was sent, while its confirmation is shown. */
  onSent: (receipt: RequestReceipt) => void;
  /** Called after the form was submitted or finally closed. */
  onClosed: () => void;
};

const submit = async (
  { payload, idempotencyKey }: FormSubmission<RequestBody>,
  { client, cache }: SubmissionDependencies,
) => {
  const result = await send(client, submitRequest, { body: payload }, { idempotencyKey });
  void cache.invalidateQueries({ queryKey: requestListsKey });
  return result;
};

/** Binds one opened request form to its machine, to the call, and to what the tab stores of it. */
export function RequestDialog(props: RequestDialogProps) {
  const { requestContext, preselectedType, parked = null, openedOn, onSent, onClosed } = props;
  const today = useToday();
  const services = useServices();
  const form = useForm(requestMachine, {
    input: { requestContext, preselectedType, today: viewerDay },
    submit,
    onClosed,
    parking: { form: 'request', about: { requestContext, preselectedType } },
    parked,
    onUnsent: useCallback(
      (unsent: ParkedInput | null) =>
        storedRequest(services).store(unsent && { requestContext, preselectedType, ...unsent }),
      [services, requestContext, preselectedType],
    ),
  });
  useOnPageLeave(openedOn, form.onClose);
  useBackFromForm(form, form.onClose);
  const { requestType } = form.draft;
  // Loaded before a type is chosen, so that nothing moves when it is there.
  const mayHaveDelivery =
    requestType === null || requestType === 'Gift' || requestType === 'Flower';
  const profile = useQuery({ ...profileQuery(useClient()), enabled: mayHaveDelivery });
  const receipt = form.stage === 'succeeded' ? form.value : null;
  useEffect(() => {
    if (receipt !== null) onSent(receipt);
  }, [receipt, onSent]);
  return (
    <RequestDialogView
      {...form}
      title={requestTitle(requestContext, preselectedType)}
      requestContext={requestContext}
      preselectedType={openingRequestType(requestContext, preselectedType)}
      today={today}
      deliveryAddress={profile.data ? deliveryAddressOf(profile.data) : null}
    />
  );
}

/** Opens the request form again with what the member had typed when the session ended (web/requests-18), or when the page was reloaded or left (web/requests-22). */
export async function reopenRequest(
  services: Services,
  open: (
    requestContext: RequestContext,
    preselectedType: RequestType | null,
    parked: ParkedInput,
  ) => void,
): Promise<void> {
  const parked = await findParkedDraft(services, 'request');
  const stored = storedRequest(services).read();
  const input = parked ?? parkedInputOf(stored);
  const opening = parseRequestOpening(parked?.about ?? stored);
  if (input !== null && opening !== null) {
    open(opening.requestContext, opening.preselectedType, input);
  }
}

/** Returns what the tab stores of the request that is being typed, with what it was opened for. */
function storedRequest({
  session,
  tabStorage,
}: Pick<Services, 'session' | 'tabStorage'>): Stored<unknown> {
  const author = () => {
    const memberId = session.getSnapshot().context.session?.user.id;
    return memberId === undefined ? null : { memberId };
  };
  return storedAt(
    { storage: tabStorage, key: REQUEST_DRAFT_KEY, author },
    'request',
    (fields) => fields,
  );
}

/**
 * Calls `onLeave` when the location changes from the one where a dialog was opened, and on every further change.
 * @param openedOn key of the location where the dialog was opened
 */
function useOnPageLeave(openedOn: string, onLeave: () => void) {
  const { key } = useLocation();
  const currentKey = useRef(openedOn);

  // A layout effect runs before the browser paints the other page, so the dialog is never visible over it.
  useLayoutEffect(() => {
    if (currentKey.current === key) return;
    currentKey.current = key;
    onLeave();
  }, [key, onLeave]);
}
