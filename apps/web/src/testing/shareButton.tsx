import { fn } from 'storybook/test';
import { ShareButtonView } from '../sharing/ShareButtonView.tsx';

/** The share button as a story of a whole page shows it. */
export const shareButton = (
  <ShareButtonView state="idle" linkToCopy={null} onPress={fn()} onDismiss={fn()} />
);
