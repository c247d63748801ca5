export { type OwnCodes, splitOwnCodes, validCodesByBenefit, withRedemption } from './ownCodes.ts';
export { codeEnd, codeLastDay, isBenefitOver, isCodeValid } from './validity.ts';
