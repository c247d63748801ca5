import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as contentIcons from './contentIcons.tsx';
import * as editorIcons from './editorIcons.tsx';
import * as navigationIcons from './navigationIcons.tsx';

const icons = { ...navigationIcons, ...contentIcons, ...editorIcons };

test.each(Object.entries(icons))(
  '%s is a drawing that a screen reader passes over',
  (_name, Icon) => {
    const { container } = render(<Icon />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(container.querySelector('path')).not.toBeNull();
  },
);
