import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as icons from './Icon.tsx';

test.each(Object.entries(icons))(
  '%s is a drawing that a screen reader passes over',
  (_name, Icon) => {
    const { container } = render(<Icon />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(container.querySelector('path')).not.toBeNull();
  },
);
