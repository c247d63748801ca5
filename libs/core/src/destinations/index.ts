export { destinationBreadcrumbs, vendorTrail } from './breadcrumbs.ts';
export {
  navigationStateTo,
  navigationStateToId,
  parseNavigationState,
  vendorContext,
  vendorToLoad,
  type DestinationContext,
  type NavigationState,
} from './navigationState.ts';
export { destinationSummary } from './destinationSummary.ts';
export { homeOf } from './homeOf.ts';
export { type GuideCategory } from './guideCategories.ts';
export {
  sectionHeading,
  sectionToggle,
  visibleConnections,
  vendorSections,
  type VendorSection,
  EXPANDED_PARAMETER,
  parseExpanded,
} from './sections.ts';
export {
  LOADING_DESTINATION,
  NO_VENDORS_FOUND,
  VENDOR_LOAD_FAILED,
  VENDOR_NOT_FOUND,
  destinationCount,
  destinationFailureMessage,
} from './messages.ts';
export { vendorOffers, type Offers } from './vendorOffers.ts';
export { RELATED_VENDORS, activityBadges, areOfItsKind, relatedHeading } from './vendorFacts.ts';
export { vendorEyebrow, vendorLine, vendorQuarter, vendorsWithBenefit } from './vendorCard.ts';
