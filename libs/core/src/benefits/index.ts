export { type OwnCodes, splitOwnCodes, validCodesByBenefit, withRedemption } from './ownCodes.ts';
export { redemptionMachine } from './redemptionMachine.ts';
export { codeEnd, codeLastDay, isBenefitOver, isCodeValid } from './validity.ts';
