export { ALL_CATEGORIES } from '@parlour/contract';
export {
  addPaymentMethodMachine,
  type AddPaymentMethodContext,
  type AddPaymentMethodEvent,
  type PaymentMethodAddition,
} from './payment-methods/addPaymentMethodMachine.ts';
export {
  cardSubmission,
  changeCard,
  emptyCardDraft,
  isAddressComplete,
  isCardComplete,
  type CardChange,
  type CardDraft,
} from './payment-methods/cardDraft.ts';
export {
  paymentMethodFieldLabels,
  type PaymentMethodField,
} from './payment-methods/paymentMethodFields.ts';
export { withPaymentMethod, withoutPaymentMethod } from './payment-methods/paymentMethodList.ts';
export { cardNumberHint, formatCardNumber } from './payment-methods/cardNumber.ts';
export { expiryHint, formatExpiry, hasExpired, savedExpiry } from './payment-methods/expiry.ts';
export { formatSecurityCode, securityCodePlaceholder } from './payment-methods/securityCode.ts';
export {
  PAYMENT_METHOD_ADDED,
  PAYMENT_METHOD_DELETION_QUESTION,
  PAYMENT_METHOD_NOT_ADDED,
  PAYMENT_METHOD_NOT_DELETED,
  NO_PAYMENT_METHODS,
} from './payment-methods/messages.ts';
export {
  DEFAULT_CATEGORY,
  NO_EVENTS_FOUND,
  categoriesOf,
  chosenCategory,
  filterByCategory,
  groupByCategory,
  noBenefitsFound,
  type CategoryGroup,
  type CategoryOf,
} from './format/categories.ts';
export {
  dayInZone,
  eventDayParts,
  formatBirthday,
  formatDay,
  formatEventDay,
  formatMemberSince,
  type DayParts,
} from './format/dates.ts';
export { formatOff, michelinLabel } from './format/labels.ts';
export { displayHost, websiteHref } from './format/links.ts';
export { formatEventDate, formatEventTime, formatDateTime } from './format/dateTimes.ts';
export { PRICE_ON_REQUEST, currencySymbol, formatAmount, formatPrice } from './format/price.ts';
export { BENEFIT_NOT_FOUND, EVENT_NOT_FOUND, REDEMPTION_FAILED } from './text/messages.ts';
export { slugify, uniqueSlug } from './format/slug.ts';
export { isWebLink, STAFF_HTML_ELEMENTS, STAFF_LINK_ATTRIBUTES } from './text/staffHtml.ts';
export { summaryOf } from './text/summary.ts';
export { normalizeVendorType } from './text/vendorType.ts';
export {
  CAROUSEL_SLIDES,
  carouselSlides,
  nextSlide,
  previousSlide,
  slideImage,
  type Slide,
} from './dashboard/carousel.ts';
export {
  DESTINATION_FETCH_LIMIT,
  FEATURED_BENEFITS,
  TRENDING_DESTINATIONS,
  UPCOMING_EVENTS,
  selectFeaturedItems,
  featuredBenefits,
  trendingDestinations,
  upcomingEvents,
  weekCount,
  type FeaturedItems,
  type DashboardSource,
} from './dashboard/featuredItems.ts';
export { sample, seededRandom, type Random } from './dashboard/random.ts';
export {
  DESTINATION_GUIDES_PATH,
  destinationPath,
  vendorPath,
  withRef,
} from './destinations/paths.ts';
export {
  destinationBreadcrumbs,
  vendorTrail,
  type Breadcrumb,
  type VendorTrail,
} from './destinations/breadcrumbs.ts';
export {
  navigationStateTo,
  parseNavigationState,
  vendorToLoad,
  type DestinationContext,
  type NamedDestination,
  type NavigationState,
} from './destinations/navigationState.ts';
export { destinationSummary } from './destinations/destinationSummary.ts';
export type { GuideCategory } from './destinations/guideCategories.ts';
export {
  sectionHeading,
  sectionToggle,
  visibleConnections,
  vendorSections,
  type VendorSection,
} from './destinations/sections.ts';
export {
  LOADING_DESTINATION,
  NO_VENDORS_FOUND,
  VENDOR_LOAD_FAILED,
  VENDOR_NOT_FOUND,
  destinationCount,
  destinationFailureMessage,
} from './destinations/messages.ts';
export { RELATED_VENDORS, activityBadges, relatedHeading } from './destinations/vendorFacts.ts';
export {
  isOver,
  splitPastAndUpcoming,
  type PastAndUpcomingEvents,
} from './events/splitPastAndUpcoming.ts';
export { REGISTRATION_FAILED, registrationSuccessMessage } from './registrations/messages.ts';
export { describeDocument, maskDocument, type DocumentDetails } from './documents/description.ts';
export {
  changeDocumentDetail,
  changeDocumentType,
  documentSubmission,
  emptyDocumentDraft,
  type DocumentDraft,
  type DocumentSubmission,
} from './documents/documentDraft.ts';
export {
  documentFields,
  documentFormLabels,
  type DocumentField,
  type DocumentFieldName,
} from './documents/documentFields.ts';
export {
  documentsInDisplayOrder,
  withDocument,
  withoutDocument,
} from './documents/documentList.ts';
export { documentTitle } from './documents/documentTitle.ts';
export {
  ACCEPTED_FILES,
  extensionOf,
  fileIssue,
  formatFileSize,
  savedFileName,
  type NamedFile,
} from './documents/file.ts';
export { truncateDescription } from './documents/truncateDescription.ts';
export {
  DOCUMENT_DELETION_QUESTION,
  DOCUMENT_NOT_DELETED,
  DOCUMENT_NOT_UPLOADED,
  DOCUMENT_UPLOADED,
  NO_DOCUMENTS,
} from './documents/messages.ts';
export { type UploadFailureField } from './documents/uploadFailure.ts';
export {
  PREVIEW_FAILED,
  previewLabels,
  previewMachine,
  type FetchedPreview,
  type PreviewMachineContext,
  type PreviewMachineEvent,
} from './documents/previewMachine.ts';
export {
  uploadMachine,
  type DocumentAddition,
  type UploadFormEvent,
  type UploadMachineContext,
  type UploadReport,
} from './documents/uploadMachine.ts';
export { type FormFailure } from './forms/formFailure.ts';
export {
  GIFT_GUIDES_PATH,
  GIFT_GUIDE_NOT_FOUND,
  GIFT_ITEM_NOT_FOUND,
  backToGuidePath,
  giftGuidePath,
  giftProductPath,
  parseGiftNavigation,
  type GiftNavigationState,
} from './gift-guides/giftNavigation.ts';
export {
  GIFT_GUIDE_TAB_PARAMETER,
  giftGuideTabLabels,
  giftGuideTabs,
  giftGuidesPath,
  guidePicture,
  guidesOfTab,
  noGuidesMessages,
  parseGiftGuideTab,
  tabOfGuide,
  type GiftGuideTab,
} from './gift-guides/guideList.ts';
export {
  ALL_SECTIONS,
  NO_SECTIONS,
  chosenSection,
  emptySectionMessage,
  sectionCount,
  visibleSections,
  type SectionChoice,
} from './gift-guides/sectionFilter.ts';
export { filterVendors, mapFilterLabel, mapFilters, type MapFilter } from './map/filters.ts';
export {
  MAP_OVERLAY_LABEL,
  mapMachine,
  type MapMachineContext,
  type MapMachineEvent,
} from './map/mapMachine.ts';
export { DEFAULT_MAP_VIEW, mapView, type MapView, type Position } from './map/mapView.ts';
export { PIN_SIZE, pinsOf, type Pin, type PinInfo } from './map/pins.ts';
export {
  HOVER_PRELOAD_DELAY,
  mayPreload,
  type NetworkConnection,
} from './pictures/preloadPolicy.ts';
export { preloadingPlan, type Preload } from './pictures/preloading.ts';
export { pictureSources, type PictureSources } from './pictures/sources.ts';
export {
  changeRequestFormLabels,
  changeRequestLabels,
  emptyChangeRequest,
  currentProfileValue,
  requestedValueIssue,
  type ChangeRequestDraft,
  type ChangeRequestFieldName,
} from './profile/changeRequest.ts';
export {
  changeRequestMachine,
  type ChangeRequestContext,
  type ChangeRequestEvent,
  type ChangeRequestInput,
  type ChangeRequestSubmission,
} from './profile/changeRequestMachine.ts';
export {
  editProfileMachine,
  type EditProfileContext,
  type EditProfileEvent,
} from './profile/editProfileMachine.ts';
export { currentIssues, type FieldIssue, type FormIssues } from './forms/formIssues.ts';
export { addressLines, fullName, initialsOf } from './profile/identity.ts';
export {
  profileDraft,
  profileFieldLabels,
  type ProfileDraft,
  type ProfileFieldName,
  profileUpdate,
} from './profile/profileDraft.ts';
export {
  CHANGE_REQUEST_SENT,
  profileLoadFailureCopy,
  PROFILE_SAVED,
  USER_NOT_AUTHENTICATED,
} from './profile/messages.ts';
export { requestTypeLabels } from './requests/requestTypes.ts';
export { requestTypeOfVendorCategory } from './requests/vendorCategories.ts';
export {
  fixedRequestType,
  generatedSubject,
  requestTitle,
  type RequestContext,
} from './requests/requestContext.ts';
export {
  additionalNotes,
  fieldsOf,
  subjectField,
  type RequestField,
  type RequestFieldForm,
} from './requests/requestFields.ts';
export {
  changeRequestType,
  changeSubject,
  emptyDraft,
  hasEntries,
  missingFields,
  type RequestDraft,
} from './requests/requestDraft.ts';
export { buildRequestPayload, type RequestBody } from './requests/requestPayload.ts';
export {
  draftIssues,
  earliestToday,
  isSubmittable,
  requestIssues,
  type RequestCalendar,
  type RequestIssue,
} from './requests/requestIssues.ts';
export {
  requestFailureMessage,
  failureNotification,
  successNotification,
  type RequestFailure,
} from './requests/requestOutcome.ts';
export {
  UNDO_TIME,
  requestMachine,
  type RequestMachineContext,
  type RequestMachineEvent,
  type RequestMachineInput,
  type RequestSubmission,
} from './requests/requestMachine.ts';
export { digitsOfCode, isCompleteCode } from './sign-in/code.ts';
export { RETURN_PATH_KEY, returnPathOf, pathAfterSignIn } from './sign-in/returnPath.ts';
export {
  signInFailureOf,
  type SignInCall,
  type SignInFailure,
  type SignInCallError,
} from './sign-in/signInFailure.ts';
export {
  signInMachine,
  type SignInMachineContext,
  type SignInMachineEvent,
} from './sign-in/signInMachine.ts';
export { LOGIN_PATH, SESSION_EXPIRED_PATH, endsSession } from './session/sessionEnd.ts';
export {
  sessionMachine,
  type SessionMachineContext,
  type SessionMachineEvent,
  type SessionMachineInput,
} from './session/sessionMachine.ts';
export {
  REFRESH_MARKER,
  SESSION_KEY,
  parseStoredSession,
  serializeSession,
  sessionOfSignIn,
  type Session,
} from './session/storedSession.ts';
export { readTokenExpiry } from './session/tokenExpiry.ts';
export { maySharePage, type SharedPage } from './sharing/maySharePage.ts';
export { refOf } from './sharing/refOf.ts';
export { shareUrl, type PageLocation } from './sharing/shareUrl.ts';
export { sharedRouteOf, sharedRoutes, type SharedRoute } from './sharing/sharedRoutes.ts';
export {
  COPIED_TIME,
  shareMachine,
  type ShareMachineContext,
  type ShareMachineEvent,
} from './sharing/shareMachine.ts';
