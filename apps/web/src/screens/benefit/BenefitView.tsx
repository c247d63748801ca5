import type { Benefit, Redemption } from '@parlour/contract';
import {
  BENEFIT_NOT_FOUND,
  DEFAULT_CATEGORY,
  formatDay,
  formatOff,
  REDEMPTION_FAILED,
} from '@parlour/core';
import {
  Breadcrumbs,
  Button,
  Container,
  DefinitionList,
  PageHeading,
  Popup,
  Stack,
  Text,
} from '@parlour/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { ClubPicture } from '../../pictures/ClubPicture.tsx';
import { placeName } from '../../cards/place.ts';
import { PageDataView } from '../../data/PageDataView.tsx';
import type { SharedPageData } from '../../data/sharedPageData.ts';
import { MissingPage } from '../../session/MissingPage.tsx';
import type { Visitor } from '../../session/useVisitor.ts';
import { VisitorInvitation } from '../../session/VisitorInvitation.tsx';
import { TrailAndShare } from '../../sharing/TrailAndShare.tsx';
import { StaffHtml } from '../../staff-html/StaffHtml.tsx';
import { websiteFact } from '../../websiteFact.tsx';
import { BenefitSkeleton } from './BenefitSkeleton.tsx';
import * as styles from './BenefitView.css.ts';
import { loadRedemptionDialog } from './loadRedemptionDialog.ts';

const RedemptionDialog = lazy(async () => ({ default: await loadRedemptionDialog() }));

/** State of the member's redemption. */
export type RedemptionState =
  { state: 'idle' | 'redeeming' | 'failed' } | { state: 'redeemed'; redemption: Redemption };

/** A member or a visitor, with their actions on the page. */
export type BenefitReader =
  | { kind: 'member'; redemption: RedemptionState; onRedeem: () => void; onDismiss: () => void }
  | { kind: 'visitor'; visitor: Visitor };

export type BenefitViewProps = {
  page: SharedPageData<Benefit>;
  reader: BenefitReader;
  /** The viewer's day, `YYYY-MM-DD`, to tell an expired benefit. */
  today: string;
  /** The share button, if the member may share the loaded page. */
  share?: ReactNode;
};

/** One benefit, for a member to redeem or for a visitor to look at. */
export function BenefitView({ page, reader, today, share }: BenefitViewProps) {
  return (
    <Container>
      <Stack gap={8}>
        {reader.kind === 'member' ? (
          <TrailAndShare share={share}>
            <Breadcrumbs items={[{ label: 'Member Benefits', href: '/member-benefits' }]} />
          </TrailAndShare>
        ) : null}
        {page.state === 'missing' ? (
          <MissingPage
            title={BENEFIT_NOT_FOUND}
            intro="It may have ended, or its address has changed."
            back={{ label: 'Back to Member Benefits', href: '/member-benefits' }}
            visitor={reader.kind === 'visitor' ? reader.visitor : null}
          />
        ) : (
          <PageDataView page={page} loadingLabel="Loading benefit" skeleton={<BenefitSkeleton />}>
            {(benefit) => <BenefitPage benefit={benefit} reader={reader} today={today} />}
          </PageDataView>
        )}
      </Stack>
    </Container>
  );
}

type BenefitPageProps = { benefit: Benefit; reader: BenefitReader; today: string };

function BenefitPage({ benefit, reader, today }: BenefitPageProps) {
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
          ) : reader.kind === 'member' ? (
            <RedeemPanel title={benefit.title} reader={reader} />
          ) : (
            <Button fullWidth variant="secondary" onClick={reader.visitor.onSignIn}>
              Redeem
            </Button>
          )}
          {reader.kind === 'visitor' ? <VisitorInvitation visitor={reader.visitor} /> : null}
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
        ...websiteFact('Website', benefit.website),
        ...(benefit.expiresAt === null
          ? []
          : [{ label: 'Valid Until', value: formatDay(benefit.expiresAt) }]),
      ]}
    />
  );
}

type RedeemPanelProps = { title: string; reader: Extract<BenefitReader, { kind: 'member' }> };

function RedeemPanel({ title, reader }: RedeemPanelProps) {
  const { redemption, onRedeem, onDismiss } = reader;
  return (
    <>
      <Button
        fullWidth
        busy={redemption.state === 'redeeming'}
        busyLabel="Redeeming..."
        onClick={onRedeem}
      >
        Redeem
      </Button>
      <Popup
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
