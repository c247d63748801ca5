import { fn } from 'storybook/test';
import { ShareButtonView } from '../features/sharing/ShareButtonView.tsx';

/** The share button for stories of whole pages. */
export const shareButton = (
  <ShareButtonView state="idle" failure={null} onPress={fn()} onDismiss={fn()} />
);
