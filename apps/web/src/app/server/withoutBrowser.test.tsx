import { sampleId } from '@parlour/sample-club';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import {
  club,
  destinationDetail,
  giftGuideList,
  relatedVendors,
  visitor,
} from '../../testing/club.ts';
import { NOW } from '../../testing/today.ts';

const loaded = <Data,>(data: Data) => ({ state: 'loaded', data, outdated: null }) as const;
const vendor = club.vendors.find(({ slug }) => slug === 'table-chevreuil')!;
const [guide] = giftGuideList.publicGuides;
const noop = () => undefined;
const guideChoice = {
  expanded: [],
  mapFilter: 'ALL',
  withBenefit: new Set<string>(),
  onAsk: noop,
  onToggle: noop,
  onMapFilterChange: noop,
} as const;
const noContext = { destination: null, parentDestination: null };

/** Loaded after the browser globals are removed, because loading the code must not use them either. */
const pages: Readonly<Record<string, () => Promise<ReactElement>>> = {
  vendor: async () => {
    const { VendorView } = await import('../../features/vendors/VendorView.tsx');
    const related = relatedVendors(vendor.id).vendors;
    const untaken = { redeemed: new Set<string>(), registered: new Set<string>() };
    const offers = { ...untaken, benefits: [], events: [] };
    const props = { page: loaded(vendor), related, offers, context: noContext, visitor };
    return <VendorView {...props} onRequest={noop} />;
  },
  event: async () => {
    const { EventView } = await import('../../features/events/detail/EventView.tsx');
    const registration = {
      own: null,
      pending: new Set<string>(),
      outcome: null,
      question: null,
      onRegister: noop,
      onUndo: null,
      onCancel: noop,
      onCancelConfirm: noop,
      onCancelDecline: noop,
      onDismiss: noop,
    };
    const props = { page: loaded(club.events[0]!), visitor, registration };
    return <EventView {...props} now={new Date(0)} onAsk={noop} />;
  },
  benefit: async () => {
    const { BenefitView } = await import('../../features/benefits/detail/BenefitView.tsx');
    const redeeming = { redemption: { state: 'idle' }, onRedeem: noop, onDismiss: noop } as const;
    const props = { page: loaded(club.benefits[0]!), visitor, code: null, ...redeeming };
    return <BenefitView {...props} now={NOW} onAsk={noop} />;
  },
  'list of vendors': async () => {
    const { DestinationView } =
      await import('../../features/destinations/detail/DestinationView.tsx');
    const page = loaded(destinationDetail(sampleId('destination', 'paris-le-marais'))!);
    return <DestinationView page={page} cached={null} visitor={visitor} {...guideChoice} />;
  },
  city: async () => {
    const { DestinationView } =
      await import('../../features/destinations/detail/DestinationView.tsx');
    const page = loaded(destinationDetail(sampleId('destination', 'paris'))!);
    return <DestinationView page={page} cached={null} visitor={visitor} {...guideChoice} />;
  },
  'gift guide': async () => {
    const { GiftGuideView } = await import('../../features/gift-guides/detail/GiftGuideView.tsx');
    const handlers = { choice: null, onChoiceChange: noop, onRequest: noop };
    return <GiftGuideView page={loaded(guide!)} visitor={visitor} {...handlers} />;
  },
  'gift product': async () => {
    const { GiftProductView } =
      await import('../../features/gift-guides/product/GiftProductView.tsx');
    const product = guide!.sections[0]!.products[0]!;
    const props = { page: loaded(product), visitor, guidePath: null };
    return <GiftProductView {...props} onRequest={noop} />;
  },
};

test.each(Object.keys(pages))('web/sharing-5: a %s is rendered without a browser', async (kind) => {
  const { renderToString } = await import('react-dom/server');
  vi.resetModules();
  const browser = [
    'window',
    'document',
    'localStorage',
    'sessionStorage',
    'matchMedia',
    'location',
  ];
  for (const name of browser) vi.stubGlobal(name, undefined);
  const html = renderToString(await pages[kind]!());
  vi.unstubAllGlobals();
  expect(html).toContain('<h1');
  expect(html).toContain('Sign in here');
});

test('web/sharing-5: without a browser the HTML of staff is shown as sanitized by the server', async () => {
  const { renderToString } = await import('react-dom/server');
  const { StaffHtml } = await import('@parlour/app/staff-html');
  const html = '<p>A <a href="https://club.example">table</a></p>';
  expect(renderToString(<StaffHtml html={html} />)).toContain(html);
});
