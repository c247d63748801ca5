/** Where the member app is, as the desk reaches it. */
export interface MemberAppPlace {
  /** Scheme and host of the member app. */
  readonly publicUrl: string;
  /** Whether the desk has a host of its own. A path would not lead to the member app there. */
  readonly hasOwnHost: boolean;
}

/** Returns what the desk puts before a path of the member app: nothing on the same host, otherwise that app's URL. */
export function memberAppOf({ publicUrl, hasOwnHost }: MemberAppPlace): string {
  return hasOwnHost ? publicUrl : '';
}
