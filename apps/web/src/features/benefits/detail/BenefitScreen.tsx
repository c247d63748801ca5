import { changeList, sharedPageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useNow } from '@parlour/app/hooks';
import { usePageTitle } from '@parlour/app/routing';
import { useIsSignedIn } from '@parlour/app/session';
import { send as sendCall } from '@parlour/client';
import { callActor } from '@parlour/client/actors';
import { redeemBenefit, type Redemption } from '@parlour/contract';
import {
  BENEFIT_NOT_FOUND,
  benefitRequestContext,
  redemptionMachine,
  validCodesByBenefit,
  withRedemption,
} from '@parlour/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { useOpenRequest } from '../../requests/useOpenRequest.ts';
import { redemptionsQuery } from '../../redemptions/queries.ts';
import { benefitQuery } from '../queries.ts';
import { useVisitor } from '../../../app/session/useVisitor.ts';
import { SaveButton } from '../../../components/saving/SaveButton.tsx';
import { ShareButton } from '../../sharing/ShareButton.tsx';
import { BenefitView, type BenefitViewProps, type RedemptionState } from './BenefitView.tsx';
import { loadRedemptionDialog } from './loadRedemptionDialog.ts';

/** The benefit of the current path. The key resets the redemption for another benefit. */
export function BenefitScreen() {
  const { benefitId = '' } = useParams();
  return <BoundBenefit key={benefitId} benefitId={benefitId} />;
}

/** Binds one benefit to its query, its redemption to the call, and a member's request to the request form. */
function BoundBenefit({ benefitId }: { benefitId: string }) {
  const client = useClient();
  const benefit = useQuery(benefitQuery(client, benefitId));
  const codes = useQuery({ ...redemptionsQuery(client), enabled: useIsSignedIn() });
  const { redemption, onRedeem, onDismiss } = useRedemption(benefitId);
  const now = useNow();
  const openRequest = useOpenRequest();
  const code = useUnlessRedeeming(
    redemption,
    validCodesByBenefit(codes.data ?? [], now).get(benefitId) ?? null,
  );
  const read = sharedPageData(benefit);
  // A code has its place above everything else, so the page waits until it is known whether there is one.
  const page = read.state === 'loaded' && codes.isLoading ? ({ state: 'loading' } as const) : read;
  usePageTitle(page.state === 'missing' ? BENEFIT_NOT_FOUND : (benefit.data?.title ?? 'Benefit'));

  return (
    <BenefitView
      page={page}
      visitor={useVisitor()}
      now={now}
      code={code}
      redemption={redemption}
      onRedeem={onRedeem}
      onDismiss={onDismiss}
      onAsk={(asked) => openRequest(benefitRequestContext(asked))}
      share={
        page.state === 'loaded' ? (
          <>
            <SaveButton thing={{ kind: 'benefit', of: page.data }} place="page" />
            <ShareButton page={{ kind: 'benefit' }} />
          </>
        ) : null
      }
    />
  );
}

/** Returns the code of before the press until the dialog is closed: nothing moves below it (web/benefits/detail-12). */
function useUnlessRedeeming(redemption: RedemptionState, code: Redemption | null) {
  const [shown, setShown] = useState(code);
  const isRedeeming = redemption.state === 'redeeming' || redemption.state === 'redeemed';
  if (!isRedeeming && shown !== code) setShown(code);
  return isRedeeming ? shown : code;
}

/** Binds the redemption of one benefit to its machine and to the call. */
function useRedemption(
  benefitId: string,
): Pick<BenefitViewProps, 'redemption' | 'onRedeem' | 'onDismiss'> {
  const client = useClient();
  const cache = useQueryClient();
  const machine = useMemo(
    () =>
      redemptionMachine.provide({
        actors: {
          redeem: callActor(async () => {
            // Loaded first, because a redemption must never be made without a dialog to show it.
            await loadRedemptionDialog();
            const made = await sendCall(client, redeemBenefit, { params: { id: benefitId } });
            if (made.ok) {
              await changeList(cache, redemptionsQuery(client), (list) =>
                withRedemption(list, made.value),
              );
            }
            return made;
          }),
        },
      }),
    [client, cache, benefitId],
  );
  const [{ value, context }, send] = useMachine(machine);
  return {
    redemption: redemptionState(value, context),
    onRedeem: () => send({ type: 'redemption.requested' }),
    onDismiss: () => send({ type: 'redemption.dismissed' }),
  };
}

function redemptionState(
  stage: 'idle' | 'redeeming' | 'shown',
  { redemption, failure }: { redemption: Redemption | null; failure: object | null },
): RedemptionState {
  if (stage === 'shown' && redemption !== null) return { state: 'redeemed', redemption };
  if (stage === 'redeeming') return { state: 'redeeming' };
  return { state: failure === null ? 'idle' : 'failed' };
}
