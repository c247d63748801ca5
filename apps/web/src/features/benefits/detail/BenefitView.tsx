import { PageDataView, type SharedPageData } from '@parlour/app/data';
import { ClubPicture } from '@parlour/app/pictures';
import { StaffHtml } from '@parlour/app/staff-html';
import type { Benefit, Redemption } from '@parlour/contract';
import {
  BENEFIT_NOT_FOUND,
  DEFAULT_CATEGORY,
  formatDay,
  formatOff,
  REDEMPTION_FAILED,
  routes,
} from '@parlour/core';
import {
  Breadcrumbs,
  Button,
  Container,
  DefinitionList,
  PageHeading,
  Notification,
  Stack,
  Text,
} from '@parlour/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { placeName } from '../../../components/teasers/place.ts';
import { MissingPage } from '../../../components/shared-page/MissingPage.tsx';
import type { Visitor } from '../../../app/session/useVisitor.ts';
import { VisitorInvitation } from '../../../components/shared-page/VisitorInvitation.tsx';
import { PageToolbar } from '../../../components/shared-page/PageToolbar.tsx';
import { websiteItems } from '../../../components/websiteItems.tsx';
import { BenefitSkeleton } from './BenefitSkeleton.tsx';
import * as styles from './BenefitView.css.ts';
import { loadRedemptionDialog } from './loadRedemptionDialog.ts';

const RedemptionDialog = lazy(async () => ({ default: await loadRedemptionDialog() }));

/** State of the member's redemption. */
export type RedemptionState =
  { state: 'idle' | 'redeeming' | 'failed' } | { state: 'redeemed'; redemption: Redemption };

/** A member or a visitor, with their actions on the page. */
export type BenefitViewer =
  | { kind: 'member'; redemption: RedemptionState; onRedeem: () => void; onDismiss: () => void }
  | { kind: 'visitor'; visitor: Visitor };

export type BenefitViewProps = {
  page: SharedPageData<Benefit>;
  viewer: BenefitViewer;
  /** The viewer's day, `YYYY-MM-DD`, to tell an expired benefit. */
  today: string;
  /** The share button, if the member may share the loaded page. */
  share?: ReactNode;
};

/** One benefit, for a member to redeem or for a visitor to look at. */
export function BenefitView({ page, viewer, today, share }: BenefitViewProps) {
  return (
    <Container>
      <Stack gap={8}>
        {viewer.kind === 'member' ? (
          <PageToolbar share={share}>
            <Breadcrumbs items={[{ label: 'Member Benefits', href: routes.benefits.path }]} />
          </PageToolbar>
        ) : null}
        {page.state === 'missing' ? (
          <MissingPage
            title={BENEFIT_NOT_FOUND}
            intro="It may have ended, or its address has changed."
            back={{ label: 'Back to Member Benefits', href: routes.benefits.path }}
            visitor={viewer.kind === 'visitor' ? viewer.visitor : null}
          />
        ) : (
          <PageDataView page={page} loadingLabel="Loading benefit" skeleton={<BenefitSkeleton />}>
            {(benefit) => <BenefitPage benefit={benefit} viewer={viewer} today={today} />}
          </PageDataView>
        )}
      </Stack>
    </Container>
  );
}

type BenefitPageProps = { benefit: Benefit; viewer: BenefitViewer; today: string };

function BenefitPage({ benefit, viewer, today }: BenefitPageProps) {
  const worth = formatOff(benefit.value);
  return (
    <article className={styles.article}>
      <PageHeading
        title={benefit.title}
        eyebrow={benefit.provider}
        {...(worth ? { intro: worth } : {})}
      />
      {benefit.imageUrl === null ? null : (
        <ClubPicture src={benefit.imageUrl} kind="hero" ratio="wide" isFirst />
      )}
      <div className={styles.columns}>
        <Stack gap={8}>
          {benefit.description === '' ? null : <StaffHtml html={benefit.description} />}
          <section className={styles.offer}>
            <h2 className={styles.offerTitle}>Member Benefit</h2>
            <StaffHtml html={benefit.memberBenefitDescription} />
          </section>
        </Stack>
        <aside className={styles.facts} aria-label="At a glance">
          <BenefitFacts benefit={benefit} />
          {benefit.expiresAt !== null && benefit.expiresAt < today ? (
            <Text tone="muted">This benefit has expired.</Text>
          ) : viewer.kind === 'member' ? (
            <RedeemPanel title={benefit.title} viewer={viewer} />
          ) : (
            <Button fullWidth variant="secondary" onClick={viewer.visitor.onSignIn}>
              Redeem
            </Button>
          )}
          {viewer.kind === 'visitor' ? <VisitorInvitation visitor={viewer.visitor} /> : null}
        </aside>
      </div>
    </article>
  );
}

function BenefitFacts({ benefit }: { benefit: Benefit }) {
  const location = placeName(benefit);
  return (
    <DefinitionList
      items={[
        { label: 'Category', value: benefit.category ?? DEFAULT_CATEGORY },
        ...(location === null ? [] : [{ label: 'Location', value: location }]),
        ...websiteItems('Website', benefit.website),
        ...(benefit.expiresAt === null
          ? []
          : [{ label: 'Valid Until', value: formatDay(benefit.expiresAt) }]),
      ]}
    />
  );
}

type RedeemPanelProps = { title: string; viewer: Extract<BenefitViewer, { kind: 'member' }> };

function RedeemPanel({ title, viewer }: RedeemPanelProps) {
  const { redemption, onRedeem, onDismiss } = viewer;
  return (
    <>
      <Button
        fullWidth
        isPending={redemption.state === 'redeeming'}
        pendingLabel="Redeeming..."
        onClick={onRedeem}
      >
        Redeem
      </Button>
      <Notification
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
