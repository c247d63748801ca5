// What rules need of the contract: limits, lists, texts and formats. None of these modules loads zod.
export * from '../limits.ts';
export * from '../fieldLabel.ts';
export * from '../copy.ts';
export * from '../changeRequestFields.ts';
export * from '../options.ts';
export * from '../errors.ts';
export * from '../contactFormats.ts';
export * from '../dialedPhone.ts';
export * from '../typedText.ts';
export * from '../formats.ts';
export * from '../staff/contentKinds.ts';
