// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Command } from 'cmdk';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFirstChosen } from './use-first-chosen.ts';

beforeEach(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  ),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Lines({ query, lines }: { query: string; lines: readonly string[] }) {
  const list = useRef<HTMLDivElement>(null);
  useFirstChosen(list, query, lines);
  return (
    <Command shouldFilter={false}>
      <Command.Input value={query} />
      <Command.List ref={list}>
        {lines.map((line) => (
          <Command.Item key={line} value={line}>
            {line}
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  );
}
const chosen = () =>
  screen.getAllByRole('option').find((line) => line.getAttribute('aria-selected') === 'true')?.textContent;

test('the first line is the chosen one, also when a list that comes later stands before the others', () => {
  const { rerender } = render(<Lines query="the" lines={['Change the theme']} />);
  rerender(<Lines query="the" lines={['The Goal', 'Change the theme']} />);
  expect(chosen()).toBe('The Goal');
});

test('what somebody chose stays chosen while more lines come', () => {
  const { rerender } = render(<Lines query="the" lines={['The Goal', 'Change the theme']} />);
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowDown' });
  rerender(<Lines query="the" lines={['Theogony', 'The Goal', 'Change the theme']} />);
  expect(chosen()).toBe('Change the theme');
});
