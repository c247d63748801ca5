/** How a club can begin: with the sample club to look around, empty, or with what is imported. */
export const firstRunChoices = ['sample', 'empty', 'import'] as const;
/** How a club begins. */
export type FirstRunChoice = (typeof firstRunChoices)[number];
