// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useTitle } from './use-title.ts';

function Page({ title }: { title: string }) {
  useTitle(title);
  return null;
}

test('a page that has come is named in its tab, and where the focus is', () => {
  const { rerender, container } = render(<main id="main" />);
  rerender(
    <main id="main">
      <Page title="Sunk cost fallacy" />
    </main>,
  );
  expect(document.title).toBe('Sunk cost fallacy · Colloquy');
  expect(container.querySelector('main')?.getAttribute('aria-label')).toBe('Sunk cost fallacy');
});
