/** The path below which the server serves the desk. Vite's `base` names the same. */
export const MOUNT = '/desk';
