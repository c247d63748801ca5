import type { DialogOnDemand } from '@parlour/app/dialogs';
import { createContext, use } from 'react';

/** Provided by the frame of the app. In a story of one view nothing opens. */
export const OpenDialogContext = createContext<DialogOnDemand['open']>(() => undefined);

/** Returns the function that opens a dialog which stays when what opened it goes, as with a code that ends. */
export function useOpenDialog(): DialogOnDemand['open'] {
  return use(OpenDialogContext);
}
