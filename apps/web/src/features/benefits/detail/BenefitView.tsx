import { StaffHtml } from '@parlour/app/staff-html';
import type { Benefit, Redemption } from '@parlour/contract';
import {
  BENEFIT_NOT_FOUND,
  DEFAULT_CATEGORY,
  formatDay,
  formatOff,
  isBenefitOver,
  REDEMPTION_FAILED,
  routes,
} from '@parlour/core';
import {
  Breadcrumbs,
  Button,
  DefinitionList,
  PageHeading,
  Skeleton,
  Text,
  TextLink,
} from '@parlour/ui';
import { LateNotification } from '../../../components/LateNotification.tsx';
import { lazy, Suspense } from 'react';
import { DetailLayout } from '../../../components/detail/DetailLayout.tsx';
import { DetailSkeleton } from '../../../components/detail/DetailSkeleton.tsx';
import { PagePaper } from '../../../components/paper/PagePaper.tsx';
import { placeName } from '../../../components/teasers/place.ts';
import { vendorLinkById } from '../../../components/teasers/vendorLink.ts';
import { VisitorInvitation } from '../../../components/shared-page/VisitorInvitation.tsx';
import { SharedPage, type SharedViewProps } from '../../../components/shared-page/SharedPage.tsx';
import { websiteItems } from '../../../components/websiteItems.tsx';
import * as styles from './BenefitView.css.ts';
import { DoorButton } from '../door/DoorButton.tsx';
import { AskConcierge } from '../../requests/AskConcierge.tsx';
import { OwnCode } from '../OwnCode.tsx';
import { loadRedemptionDialog } from './loadRedemptionDialog.ts';

const RedemptionDialog = lazy(async () => ({ default: await loadRedemptionDialog() }));

/** State of the member's redemption. */
export type RedemptionState =
  | { state: 'idle' | 'redeeming' | 'failed' }
  | { state: 'redeemed'; redemption: Redemption };

export type BenefitViewProps = SharedViewProps<Benefit> & {
  /** How far the redemption of this visit has come. */
  redemption: RedemptionState;
  /** Called when the member redeems the benefit. */
  onRedeem: () => void;
  /** Called when the member closes the code or the message of a failure. */
  onDismiss: () => void;
  /** The member's valid code for the benefit; null for none. */
  code: Redemption | null;
  /** The current time, to tell an expired benefit. */
  now: Date;
  /** Called when a member asks for something about the benefit. */
  onAsk: (benefit: Benefit) => void;
};

/** One benefit, for a member to redeem or for a visitor to look at. */
export function BenefitView({ page, visitor, share, ...rest }: BenefitViewProps) {
  return (
    <SharedPage
      page={page}
      visitor={visitor}
      trail={<Breadcrumbs items={[{ label: 'Member Benefits', href: routes.benefits.path }]} />}
      share={share}
      missing={{
        title: BENEFIT_NOT_FOUND,
        intro: 'It may have ended, or its address has changed.',
        back: { label: 'Back to Member Benefits', href: routes.benefits.path },
      }}
      loadingLabel="Loading benefit"
      skeleton={
        <DetailSkeleton facts={5}>
          <Skeleton width="third" />
          <Skeleton shape="title" width="half" />
        </DetailSkeleton>
      }
    >
      {(benefit) => <BenefitPage benefit={benefit} visitor={visitor} {...rest} />}
    </SharedPage>
  );
}

type BenefitPageProps = Omit<BenefitViewProps, 'page' | 'share'> & { benefit: Benefit };

function BenefitPage({ benefit, visitor, now, onAsk, ...redeeming }: BenefitPageProps) {
  const { code, redemption } = redeeming;
  const isOver = isBenefitOver(benefit, now);
  const ticket = isOver ? null : code;
  const shown = redemption.state === 'redeemed' ? redemption.redemption : code;
  return (
    <DetailLayout
      heading={
        <>
          <PageHeading
            title={benefit.title}
            {...(ticket === null
              ? { eyebrow: benefit.provider, intro: formatOff(benefit.value) }
              : {})}
          />
          {ticket === null ? null : <OwnCode code={ticket} />}
        </>
      }
      name={benefit.title}
      imageUrl={benefit.imageUrl}
      picture={benefit.picture}
      images={benefit.images}
      action={
        isOver ? null : visitor === null ? (
          <RedeemPanel title={benefit.title} {...redeeming} />
        ) : (
          <Button fullWidth variant="secondary" onClick={visitor.onSignIn}>
            Redeem
          </Button>
        )
      }
      facts={
        <>
          {visitor === null ? <AskConcierge onAsk={() => onAsk(benefit)} /> : null}
          {isOver ? <Text tone="muted">This benefit has expired.</Text> : null}
          <BenefitFacts benefit={benefit} visitorRef={visitor?.ref ?? null} />
          {visitor === null ? null : <VisitorInvitation visitor={visitor} />}
        </>
      }
    >
      {benefit.description === '' ? null : <StaffHtml html={benefit.description} />}
      {benefit.memberBenefitDescription === '' ? null : (
        <section className={styles.offer}>
          <h2 className={styles.offerTitle}>Member Benefit</h2>
          <StaffHtml html={benefit.memberBenefitDescription} />
        </section>
      )}
      <PagePaper subject={{ kind: 'benefit', benefit, code: shown }} />
    </DetailLayout>
  );
}

type BenefitFactsProps = { benefit: Benefit; visitorRef: string | null };

function BenefitFacts({ benefit, visitorRef }: BenefitFactsProps) {
  const location = placeName(benefit);
  const { vendorId = null, provider } = benefit;
  return (
    <DefinitionList
      items={[
        { label: 'Category', value: benefit.category ?? DEFAULT_CATEGORY },
        ...(location === null ? [] : [{ label: 'Location', value: location }]),
        ...websiteItems('Website', benefit.website),
        ...(vendorId === null
          ? []
          : [
              {
                label: 'Offered By',
                value: (
                  <TextLink variant="standalone" {...vendorLinkById(vendorId, visitorRef)}>
                    {provider}
                  </TextLink>
                ),
              },
            ]),
        ...(benefit.expiresAt === null
          ? []
          : [{ label: 'Valid Until', value: formatDay(benefit.expiresAt) }]),
      ]}
    />
  );
}

type RedeemPanelProps = Pick<BenefitViewProps, 'code' | 'redemption' | 'onRedeem' | 'onDismiss'> & {
  title: string;
};

/** The button that shows the member's code at the door, or the one to redeem. One button redeems first and again, so that it keeps the focus. */
function RedeemPanel({ title, code, redemption, onRedeem, onDismiss }: RedeemPanelProps) {
  return (
    <>
      <div className={styles.panel}>
        {code === null ? null : <DoorButton code={code} fullWidth />}
        <Button
          changes
          fullWidth={code === null}
          variant={code === null ? 'primary' : 'quiet'}
          isPending={redemption.state === 'redeeming'}
          pendingLabel="Redeeming..."
          onClick={onRedeem}
        >
          {code === null ? 'Redeem' : 'Redeem Again'}
        </Button>
      </div>
      <LateNotification
        open={redemption.state === 'failed'}
        tone="error"
        title="Error"
        text={REDEMPTION_FAILED}
        onClose={onDismiss}
      />
      {redemption.state === 'redeemed' ? (
        <Suspense>
          <RedemptionDialog title={title} redemption={redemption.redemption} onClose={onDismiss} />
        </Suspense>
      ) : null}
    </>
  );
}
