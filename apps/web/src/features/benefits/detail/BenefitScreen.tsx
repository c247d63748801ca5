import { sharedPageData, valueOf } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useToday } from '@parlour/app/hooks';
import { usePageTitle } from '@parlour/app/routing';
import { redeemBenefit } from '@parlour/client';
import type { Redemption } from '@parlour/contract';
import { BENEFIT_NOT_FOUND } from '@parlour/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { benefitQuery } from '../queries.ts';
import { useVisitor } from '../../../app/session/useVisitor.ts';
import { ShareButton } from '../../sharing/ShareButton.tsx';
import { BenefitView, type RedemptionState } from './BenefitView.tsx';
import { loadRedemptionDialog } from './loadRedemptionDialog.ts';

/** The benefit of the current path. The key resets the redemption for another benefit. */
export function BenefitScreen() {
  const { benefitId = '' } = useParams();
  return <BoundBenefit key={benefitId} benefitId={benefitId} />;
}

/** Binds one benefit to its query, and its redemption to the call. */
function BoundBenefit({ benefitId }: { benefitId: string }) {
  const client = useClient();
  const benefit = useQuery(benefitQuery(client, benefitId));
  const redeem = useMutation({
    mutationFn: async () => {
      // Loaded first, because a redemption must never be made without a dialog to show it.
      await loadRedemptionDialog();
      return valueOf(redeemBenefit(client, { params: { id: benefitId } }));
    },
  });
  const page = sharedPageData(benefit);
  usePageTitle(page.state === 'missing' ? BENEFIT_NOT_FOUND : (benefit.data?.title ?? 'Benefit'));

  return (
    <BenefitView
      page={page}
      visitor={useVisitor()}
      today={useToday()}
      redemption={redemptionState(redeem)}
      onRedeem={() => redeem.mutate()}
      onDismiss={() => redeem.reset()}
      share={page.state === 'loaded' ? <ShareButton page={{ kind: 'benefit' }} /> : null}
    />
  );
}

function redemptionState({
  status,
  data,
}: Pick<ReturnType<typeof useMutation<Redemption>>, 'status' | 'data'>): RedemptionState {
  if (data !== undefined) return { state: 'redeemed', redemption: data };
  if (status === 'pending') return { state: 'redeeming' };
  return { state: status === 'error' ? 'failed' : 'idle' };
}
