import type { RequestType } from '@parlour/contract';
import type { RequestContext } from '@parlour/core';
import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useState } from 'react';

const RequestDialog = lazy(async () => ({
  default: (await import('./RequestDialog.tsx')).RequestDialog,
}));

/** Opens the request form, about nothing in particular or about one thing. */
export type OpenRequest = (about: RequestContext, preselectedType?: RequestType) => void;

interface Opening {
  readonly id: number;
  readonly about: RequestContext;
  readonly preselectedType: RequestType | null;
}

const OpenRequestContext = createContext<OpenRequest>(() => {
  throw new Error('There is no RequestDialogHost around this component.');
});

/** How a screen opens the request form. */
export const useOpenRequest = (): OpenRequest => use(OpenRequestContext);

/** Holds the request form for everything inside it. The form's code is loaded when it is first opened. */
export function RequestDialogHost({
  children,
}: {
  children: (openRequest: OpenRequest) => ReactNode;
}) {
  const [opening, setOpening] = useState<Opening | null>(null);
  const openRequest = useCallback<OpenRequest>((about, preselectedType) => {
    setOpening((last) => ({
      id: (last?.id ?? 0) + 1,
      about,
      preselectedType: preselectedType ?? null,
    }));
  }, []);

  return (
    <OpenRequestContext value={openRequest}>
      {children(openRequest)}
      {opening === null ? null : (
        <Suspense>
          <RequestDialog
            key={opening.id}
            about={opening.about}
            preselectedType={opening.preselectedType}
            onClosed={() => setOpening(null)}
          />
        </Suspense>
      )}
    </OpenRequestContext>
  );
}
