import { fn } from 'storybook/test';

/** Arguments of a form's stories: opened, without issues. */
export const formArgs = {
  stage: 'editing',
  isTyped: false,
  step: 0,
  issues: [],
  failure: null,
  progress: 0,
  value: null,
  maySubmit: true,
  onChange: fn(),
  onSubmit: fn(),
  onBack: fn(),
  onSubmissionCancel: fn(),
  onFailureDismiss: fn(),
  onClose: fn(),
  onUndo: fn(),
  onUndoExpire: fn(),
} as const;
