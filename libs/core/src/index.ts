export { ALL_CATEGORIES } from '@parlour/contract';
export {
  addCardMachine,
  type AddCardContext,
  type AddCardEvent,
  type CardAddition,
} from './cards/addCardMachine.ts';
export {
  cardSubmission,
  changeCard,
  emptyCardDraft,
  isAddressComplete,
  isCardComplete,
  type CardChange,
  type CardDraft,
} from './cards/cardDraft.ts';
export { cardFieldLabels, type CardField } from './cards/cardFields.ts';
export { withCard, withoutCard } from './cards/cardList.ts';
export { cardNumberHint, formatCardNumber } from './cards/cardNumber.ts';
export { expiryHint, formatExpiry, hasExpired, savedExpiry } from './cards/expiry.ts';
export { formatSecurityCode, securityCodePlaceholder } from './cards/securityCode.ts';
export {
  CARD_ADDED,
  CARD_DELETION_QUESTION,
  CARD_NOT_ADDED,
  CARD_NOT_DELETED,
  NO_CARDS,
} from './cards/sentences.ts';
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
} from './catalog/categories.ts';
export {
  dayInZone,
  eventDayWords,
  formatBirthday,
  formatDay,
  formatEventDay,
  formatMemberSince,
  type DayWords,
} from './catalog/dates.ts';
export { formatOff, michelinLabel } from './catalog/labels.ts';
export { displayHost, websiteHref } from './catalog/links.ts';
export { formatEventDate, formatEventTime, formatMoment } from './catalog/moments.ts';
export { PRICE_ON_REQUEST, currencySymbol, formatAmount, formatPrice } from './catalog/price.ts';
export { BENEFIT_NOT_FOUND, EVENT_NOT_FOUND, REDEMPTION_FAILED } from './catalog/texts.ts';
export { slugify, uniqueSlug } from './catalog/slug.ts';
export { isWebLink, STAFF_HTML_ELEMENTS, STAFF_LINK_ATTRIBUTES } from './catalog/staffHtml.ts';
export { summaryOf } from './catalog/summary.ts';
export { vendorWordSpelling } from './catalog/vendorWords.ts';
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
  dashboardPicks,
  featuredBenefits,
  trendingDestinations,
  upcomingEvents,
  weekCount,
  type DashboardPicks,
  type DashboardSource,
} from './dashboard/picks.ts';
export { sample, seededRandom, type Random } from './dashboard/random.ts';
export {
  DESTINATION_GUIDES_PATH,
  destinationPath,
  vendorPath,
  withRef,
} from './destinations/addresses.ts';
export {
  destinationBreadcrumbs,
  vendorTrail,
  type Breadcrumb,
  type VendorTrail,
} from './destinations/breadcrumbs.ts';
export {
  navigationTo,
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
  shownConnections,
  vendorSections,
  type VendorSection,
} from './destinations/sections.ts';
export {
  LOADING_DESTINATION,
  NO_VENDORS_FOUND,
  VENDOR_LOAD_FAILED,
  VENDOR_NOT_FOUND,
  destinationCount,
  destinationProblem,
} from './destinations/texts.ts';
export { RELATED_VENDORS, activityBadges, relatedHeading } from './destinations/vendorFacts.ts';
export { isOver, programmeOf, type Programme } from './events/programme.ts';
export { REGISTRATION_FAILED, registrationSuccess } from './events/registrationTexts.ts';
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
export { documentsAsShown, withDocument, withoutDocument } from './documents/documentList.ts';
export { documentTitle } from './documents/documentTitle.ts';
export {
  ACCEPTED_FILES,
  extensionOf,
  fileProblem,
  formatFileSize,
  savedFileName,
  type NamedFile,
} from './documents/file.ts';
export { foldedDescription } from './documents/folding.ts';
export {
  DOCUMENT_DELETION_QUESTION,
  DOCUMENT_NOT_DELETED,
  DOCUMENT_NOT_UPLOADED,
  DOCUMENT_UPLOADED,
  NO_DOCUMENTS,
} from './documents/sentences.ts';
export { type RefusedField } from './documents/uploadFailure.ts';
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
  noGuidesTexts,
  parseGiftGuideTab,
  tabOfGuide,
  type GiftGuideTab,
} from './gift-guides/guideList.ts';
export {
  ALL_SECTIONS,
  NO_SECTIONS,
  chosenSection,
  emptySectionText,
  sectionCount,
  shownSections,
  type SectionChoice,
} from './gift-guides/sectionFilter.ts';
export { filterVendors, mapFilterLabel, mapFilters, type MapFilter } from './map/filters.ts';
export {
  MAP_COVER,
  mapMachine,
  type MapMachineContext,
  type MapMachineEvent,
} from './map/mapMachine.ts';
export { DEFAULT_MAP_VIEW, mapView, type MapView, type Position } from './map/mapView.ts';
export { PIN_SIZE, pinsOf, type Pin, type PinInfo } from './map/pins.ts';
export {
  HOVER_PRELOAD_DELAY,
  allowsLoadingAhead,
  type NetworkConnection,
} from './pictures/loadingAhead.ts';
export { preloadingPlan, type Preload } from './pictures/preloading.ts';
export { pictureSources, type PictureSources } from './pictures/sources.ts';
export {
  changeRequestFormLabels,
  changeRequestLabels,
  emptyChangeRequest,
  presentValue,
  requestedValueComplaint,
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
export { standingProblems, type FieldProblem, type FormRefusal } from './profile/formRefusal.ts';
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
  profileLoadFailure,
  PROFILE_SAVED,
  USER_NOT_AUTHENTICATED,
} from './profile/texts.ts';
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
  draftProblems,
  earliestToday,
  isSubmittable,
  requestProblems,
  type RequestCalendar,
  type RequestProblem,
} from './requests/requestProblems.ts';
export {
  failureMessage,
  failurePopup,
  successPopup,
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
export { digitsOfCode, isWholeCode } from './login/code.ts';
export { POST_LOGIN_KEY, destinationToKeep, postLoginPath } from './login/destination.ts';
export {
  loginFailure,
  type LoginCall,
  type LoginFailure,
  type LoginRefusal,
} from './login/loginFailure.ts';
export {
  loginMachine,
  type LoginMachineContext,
  type LoginMachineEvent,
} from './login/loginMachine.ts';
export { LOGIN_PATH, SESSION_EXPIRED_PATH, endsSession } from './session/sessionEnd.ts';
export {
  SESSION_CHECK_DELAY,
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
export { shareAddress, type PageAddress } from './sharing/shareAddress.ts';
export { sharedRouteOf, sharedRoutes, type SharedRoute } from './sharing/sharedRoutes.ts';
export {
  COPIED_TIME,
  shareMachine,
  type ShareMachineContext,
  type ShareMachineEvent,
} from './sharing/shareMachine.ts';
