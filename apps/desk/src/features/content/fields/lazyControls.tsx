import { lazyOrNothing } from '@parlour/app/routing';
import { Skeleton, TextField } from '@parlour/ui';
import { Suspense } from 'react';
import { type ControlProps, fieldProps, textOf } from './controlProps.ts';

// Searches, and lists that are dragged, are most of the form's code. Most kinds have a few of them.
const Reference = lazyOrNothing(() =>
  import('./ReferenceControls.tsx').then((controls) => controls.ReferenceControl),
);
const Listed = lazyOrNothing(() =>
  import('./ListedControls.tsx').then((controls) => controls.ListedControl),
);
const References = lazyOrNothing(() =>
  import('./ReferenceControls.tsx').then((controls) => controls.ReferencesControl),
);
const Groups = lazyOrNothing(() =>
  import('./GroupsControl.tsx').then((controls) => controls.GroupsControl),
);

/** The place of a search until its code is there. */
function SearchPlace({ text = '', ...props }: ControlProps & { text?: string }) {
  return <TextField {...fieldProps(props)} value={text} disabled onChange={() => undefined} />;
}

/** Loads the control of a reference with its field. */
export function LazyReferenceControl(props: ControlProps) {
  return (
    <Suspense fallback={<SearchPlace {...props} />}>
      <Reference {...props} />
    </Suspense>
  );
}

/** Loads the control of references with its field. */
export function LazyReferencesControl(props: ControlProps) {
  return (
    <Suspense fallback={<SearchPlace {...props} />}>
      <References {...props} />
    </Suspense>
  );
}

/** Loads the control of a time zone with its field. */
export function LazyZoneControl(props: ControlProps) {
  return (
    <Suspense fallback={<SearchPlace {...props} text={textOf(props.value)} />}>
      <Listed {...props} kind="zone" />
    </Suspense>
  );
}

/** Loads the control of a currency with its field. */
export function LazyCurrencyControl(props: ControlProps) {
  return (
    <Suspense fallback={<SearchPlace {...props} text={textOf(props.value)} />}>
      <Listed {...props} kind="currency" />
    </Suspense>
  );
}

/** Loads the control of parts with its field. */
export function LazyGroupsControl(props: ControlProps) {
  return (
    <Suspense fallback={<Skeleton />}>
      <Groups {...props} />
    </Suspense>
  );
}
