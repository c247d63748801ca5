export {
  CODE_LENGTH,
  CODE_MINUTES,
  COUNT_LIMIT,
  IMAGE_WIDTHS,
  LINE_LIMIT,
  TEXT_LIMIT,
} from './limits.ts';
export { fieldLabelOf } from './fieldLabel.ts';
export { ALL_CATEGORIES, SIGN_IN_ERROR_MESSAGE, signInFailureMessages } from './copy.ts';
export {
  countSchema,
  dateSchema,
  dateTimeSchema,
  emailSchema,
  idSchema,
  lineSchema,
  textSchema,
  timeSchema,
} from './primitives.ts';
export {
  beautyLocations,
  beautyServices,
  cardBrands,
  documentExtensions,
  documentTypes,
  flowerBudgetRanges,
  flowerOccasions,
  giftBudgetRanges,
  giftOccasions,
  requestTypes,
  roomTypes,
  vendorTypes,
  type BeautyLocation,
  type BeautyService,
  type CardBrand,
  type DocumentExtension,
  type DocumentType,
  type FlowerBudgetRange,
  type FlowerOccasion,
  type GiftBudgetRange,
  type GiftOccasion,
  type RequestType,
  type RoomType,
  type VendorType,
} from './options.ts';
export { errorCodes, errorStatuses, type ErrorCode } from './errors.ts';
export type {
  CallFailure,
  ContractFailure,
  DomainFailure,
  Result,
  TransportFailure,
} from './failure.ts';
export {
  failureSchema,
  successSchema,
  type FailureEnvelope,
  type SuccessEnvelope,
} from './envelope.ts';
export {
  authUserSchema,
  codeRequestSchema,
  codeVerificationSchema,
  signInSchema,
  type AuthUser,
  type CodeRequest,
  type CodeVerification,
  type SignIn,
} from './signIn.ts';
export {
  benefitGroupSchema,
  benefitListSchema,
  benefitSchema,
  redemptionSchema,
  type Benefit,
  type BenefitGroup,
  type BenefitList,
  type Redemption,
} from './benefits.ts';
export {
  eventListSchema,
  eventSchema,
  registrationPayloadSchema,
  registrationSchema,
  type Event,
  type EventList,
  type Registration,
  type RegistrationPayload,
} from './events.ts';
export {
  connectionSchema,
  relatedVendorsSchema,
  vendorSchema,
  type Connection,
  type RelatedVendors,
  type Vendor,
} from './vendors.ts';
export {
  destinationListSchema,
  destinationSchema,
  type Destination,
  type DestinationList,
} from './destinations.ts';
export { destinationDetailSchema, type DestinationDetail } from './destinationDetail.ts';
export {
  giftGuideListSchema,
  giftGuideSchema,
  giftProductSchema,
  giftSectionSchema,
  type GiftGuide,
  type GiftGuideList,
  type GiftProduct,
  type GiftSection,
} from './giftGuides.ts';
export {
  changeRequestFields,
  changeRequestPayloadSchema,
  changeRequestSchema,
  profileSchema,
  profileUpdateSchema,
  type ChangeRequest,
  type ChangeRequestField,
  type ChangeRequestPayload,
  type Profile,
  type ProfileUpdate,
} from './profile.ts';
export {
  cardSubmissionSchema,
  paymentMethodSchema,
  purposeSchema,
  type CardSubmission,
  type PaymentMethod,
} from './paymentMethods.ts';
export {
  DOCUMENT_SIZE_LIMIT,
  documentPreviewSchema,
  documentSchema,
  documentUploadSchema,
  type Document,
  type DocumentPreview,
  type DocumentUpload,
} from './documents.ts';
export {
  requestPayloadSchema,
  requestReceiptSchema,
  requestStatuses,
  type RequestPayload,
  type RequestReceipt,
  type RequestStatus,
} from './requests.ts';
export { configurationSchema, type Configuration } from './configuration.ts';
export { imageQuerySchema, type ImageFormat, type ImageQuery } from './images.ts';
export type { Access, Permission } from './access.ts';
export {
  type Call,
  type CallData,
  type CallInput,
  type CallTable,
  type DataSchema,
  type ParsedCall,
} from './call.ts';
export { requestCode, verifyCode } from './calls/signIn.ts';
export { getConfiguration } from './calls/configuration.ts';
export { getBenefit, listBenefits, redeemBenefit } from './calls/benefits.ts';
export { getVendor, listRelatedVendors } from './calls/vendors.ts';
export { getEvent, listEvents, registerForEvent } from './calls/events.ts';
export { getDestination } from './calls/destinationDetail.ts';
export { listDestinations } from './calls/destinations.ts';
export { getProfile, submitChangeRequest, updateProfile } from './calls/profile.ts';
export {
  addPaymentMethod,
  deletePaymentMethod,
  listPaymentMethods,
} from './calls/paymentMethods.ts';
export { submitRequest } from './calls/requests.ts';
export {
  deleteDocument,
  listDocuments,
  previewDocument,
  uploadDocument,
} from './calls/documents.ts';
export { getGiftGuide, getGiftProduct, listGiftGuides } from './calls/giftGuides.ts';
export { proxyImage } from './calls/images.ts';
export { calls, type CallName, type Calls } from './calls.ts';
export type {
  CallResponse,
  RenderPageInput,
  PagePreview,
  RenderedPage,
  RenderPage,
} from './rendering.ts';
