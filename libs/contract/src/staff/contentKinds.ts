/** The kinds of content that staff edit, in the order of the studio. */
export const contentKinds = ['vendor', 'benefit', 'event', 'destination', 'gift_guide'] as const;
/** A kind of content that staff edit. */
export type ContentKind = (typeof contentKinds)[number];

/** How a published version came about: by staff in the desk, an import, the schedule or the sample club. */
export const contentSources = ['desk', 'import', 'schedule', 'seed'] as const;
/** How a published version came about. */
export type ContentSource = (typeof contentSources)[number];
