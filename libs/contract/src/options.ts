// The choices of the product's closed lists, word for word from the specification (contract-13).

/** The kinds of rooms of a hotel request, in the order of the form. */
export const roomTypes = [
  'Standard',
  'Deluxe',
  'Suite',
  'Executive',
  'Presidential',
  'No preference',
] as const;

/** The occasions of a gift request, in the order of the form. */
export const giftOccasions = [
  'Birthday',
  'Anniversary',
  'Wedding',
  'Baby Shower',
  'Graduation',
  'Holiday',
  'Thank You',
  'Congratulations',
  'Sympathy',
  'Just Because',
  'Other',
] as const;

/** The budgets of a gift request, in US dollars, the lowest first. */
export const giftBudgetRanges = [
  'Under $100',
  '$100 - $500',
  '$500 - $1,000',
  '$1,000 - $5,000',
  'Over $5,000',
] as const;

/** The occasions of a flower request, in the order of the form. */
export const flowerOccasions = [
  'Birthday',
  'Anniversary',
  'Wedding',
  'Funeral',
  'Congratulations',
  'Apology',
  'Get well',
  'Just because',
] as const;

/** The budgets of a flower request, in US dollars, the lowest first. */
export const flowerBudgetRanges = [
  'Under $75',
  '$75 - $150',
  '$150 - $300',
  '$300 - $500',
  'Over $500',
] as const;

/** The treatments that a beauty request offers, in the order of the form. */
export const beautyServices = [
  'Massage',
  'Facial',
  'Hair styling',
  'Manicure/Pedicure',
  'Spa package',
  'Personal training',
  'Other',
] as const;

/** Where a treatment can take place, in the order of the form. `No preference` leaves it to the concierge. */
export const beautyLocations = ['In-home service', 'Spa/Salon', 'Hotel', 'No preference'] as const;

/** The brands of accepted cards, in the order of the form. */
export const cardBrands = ['American Express', 'Discover', 'Mastercard', 'Visa'] as const;
/** A card brand of {@link cardBrands}. */
export type CardBrand = (typeof cardBrands)[number];

/** The types of documents, in the order of the form. */
export const documentTypes = ['Drivers License', 'Passport', 'Other Document'] as const;
/** A type of {@link documentTypes}. Each type requires details of its own in the description. */
export type DocumentType = (typeof documentTypes)[number];

/** The kinds of files of the specification that a document may have. The server decides by the content, and ignores the name. */
export const documentExtensions = ['pdf', 'doc', 'docx', 'png', 'jpg', 'jpeg', 'heic'] as const;
/** All kinds of files that are kept: those of {@link documentExtensions}, and pictures as browsers save them. */
export const storedExtensions = [...documentExtensions, 'webp', 'avif'] as const;
/** A kind of file of {@link storedExtensions}, as the extension of its name in lower case. */
export type DocumentExtension = (typeof storedExtensions)[number];

/** The vendor types of the specification. A vendor may have another. */
export const vendorTypes = [
  'Restaurants',
  'Hotels',
  'Museum',
  'Tour Operator',
  'Tour Service',
  'Art Vendor',
  'Special Projects',
  'Other',
  'Bodywork & Massage',
  'Spa & Massage Services',
  'Store',
] as const;
/** A type of {@link vendorTypes}. The field `type` of a vendor is any text. */
export type VendorType = (typeof vendorTypes)[number];

/** The kinds of concierge request. */
export const requestTypes = [
  'Hotel',
  'Dining',
  'Car',
  'Tickets',
  'Gift',
  'Flower',
  'Beauty',
  'Other',
] as const;
/** A type of {@link requestTypes}. It decides which details a request has. */
export type RequestType = (typeof requestTypes)[number];
