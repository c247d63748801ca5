import { type ContentKind, contentKinds } from '@parlour/contract/staff';
import { benefitKind } from './benefit.ts';
import type { ContentKindModule } from './contentKindModule.ts';
import { destinationKind } from './destination.ts';
import { eventKind } from './event.ts';
import { giftGuideKind } from './giftGuide.ts';
import { vendorKind } from './vendor.ts';

/** The module of each kind of content. */
export const kindModules = {
  vendor: vendorKind,
  benefit: benefitKind,
  event: eventKind,
  destination: destinationKind,
  gift_guide: giftGuideKind,
} as const satisfies { readonly [Kind in ContentKind]: ContentKindModule<Kind> };

type Modules = (typeof kindModules)[ContentKind];

/** What a module has of its own kind: the type of each module's own is known. */
type Own =
  | 'table'
  | 'title'
  | 'picture'
  | 'pictures'
  | 'position'
  | 'parts'
  | 'references'
  | 'package';

/** The module of a kind that is known only when the code runs. */
type AnyKindModule = Pick<Modules, Own> & Omit<ContentKindModule<ContentKind>, Own>;

/** Returns the module of a kind that is known only when the code runs. */
export function kindOf(kind: ContentKind): AnyKindModule {
  return kindModules[kind];
}

/** The kinds in the order of a package: what is referred to comes first. */
export const kindsInPackageOrder: readonly ContentKind[] = contentKinds.toSorted(
  (one, other) => kindModules[one].packageOrder - kindModules[other].packageOrder,
);
