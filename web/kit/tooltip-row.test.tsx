// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TooltipRow } from './tooltip-row.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <TooltipRow>
      <button type="button" data-tip="Edit">
        <svg data-testid="pencil" />
      </button>
      <button type="button" data-tip="Delete">
        D
      </button>
    </TooltipRow>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const after = (time: number) => act(() => vi.advanceTimersByTime(time));
const shown = () => screen.queryByRole('tooltip', { hidden: true })?.textContent ?? null;

test('what the pointer rests on is named, also when it rests on the picture in it', () => {
  fireEvent.pointerOver(screen.getByTestId('pencil'), { pointerType: 'mouse' });
  after(699);
  expect(shown()).toBeNull();
  after(1);
  expect(shown()).toBe('Edit');
});

test('its neighbour is named at once after it, and one of them at a time', () => {
  fireEvent.pointerOver(screen.getByTestId('pencil'), { pointerType: 'mouse' });
  after(700);
  fireEvent.pointerOver(screen.getByText('D'), { pointerType: 'mouse' });
  after(0);
  expect(shown()).toBe('Delete');
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(shown()).toBeNull();
});

test('moving within one does not begin the wait anew, and a finger has none', () => {
  const pencil = screen.getByTestId('pencil');
  fireEvent.pointerOver(pencil, { pointerType: 'touch' });
  after(2000);
  expect(shown()).toBeNull();
  fireEvent.pointerOver(pencil.parentElement as Element, { pointerType: 'mouse' });
  after(500);
  fireEvent.pointerOver(pencil, { pointerType: 'mouse' });
  after(200);
  expect(shown()).toBe('Edit');
});
