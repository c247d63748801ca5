// The choices of the product's closed lists, word for word from the specification (CN9).

export const roomTypes = [
  'Standard',
  'Deluxe',
  'Suite',
  'Executive',
  'Presidential',
  'No preference',
] as const;

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

export const giftBudgetRanges = [
  'Under $100',
  '$100 - $500',
  '$500 - $1,000',
  '$1,000 - $5,000',
  'Over $5,000',
] as const;

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

export const flowerBudgetRanges = [
  'Under $75',
  '$75 - $150',
  '$150 - $300',
  '$300 - $500',
  'Over $500',
] as const;

export const beautyServices = [
  'Massage',
  'Facial',
  'Hair styling',
  'Manicure/Pedicure',
  'Spa package',
  'Personal training',
  'Other',
] as const;

export const beautyLocations = ['In-home service', 'Spa/Salon', 'Hotel', 'No preference'] as const;

export const cardBrands = ['American Express', 'Discover', 'Mastercard', 'Visa'] as const;
export type CardBrand = (typeof cardBrands)[number];

export const documentTypes = ['Drivers License', 'Passport', 'Other Document'] as const;
export type DocumentType = (typeof documentTypes)[number];

export const documentExtensions = ['pdf', 'doc', 'docx', 'png', 'jpg', 'jpeg', 'heic'] as const;
export type DocumentExtension = (typeof documentExtensions)[number];

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
export type RequestType = (typeof requestTypes)[number];
