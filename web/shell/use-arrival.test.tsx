// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Link, useLocation } from 'wouter';
import { provideLater } from './later.ts';
import { useArrival } from './use-arrival.ts';

const returnToPlace = vi.fn(() => () => undefined);
provideLater({ aroundNav: (navigate, to, options) => navigate(to, options), returnToPlace });

function Page() {
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  const [path] = useLocation();
  return (
    <main ref={main} tabIndex={-1}>
      <h1>{path}</h1>
      <Link href="/room">Room</Link>
      <Link href="/books?discuss=1">Dialog</Link>
    </main>
  );
}

/** As Chromium does it: the window's listeners are told in the order they came, and what one of them changes is drawn before the next. */
const listen = window.addEventListener.bind(window);
const inTheirOrder = (name: string, listener: EventListener) =>
  listen(name, name === 'popstate' ? (event) => act(() => listener(event)) : listener);
const back = (to: string) => {
  History.prototype.replaceState.call(window.history, null, '', to);
  window.dispatchEvent(new PopStateEvent('popstate'));
};

beforeEach(() => {
  vi.stubGlobal('addEventListener', inTheirOrder);
  window.history.replaceState(null, '', '/books');
  returnToPlace.mockClear();
});
afterEach(cleanup);

test('who comes back is led to where they were, and who follows a link begins at the top', () => {
  const { getByText } = render(<Page />);
  act(() => getByText('Room').click());
  expect(getByText('/room')).toBeTruthy();
  expect(returnToPlace).not.toHaveBeenCalled();
  back('/books');
  expect(getByText('/books')).toBeTruthy();
  expect(returnToPlace).toHaveBeenCalledOnce();
});

test('a step that only closed a dialog says nothing about the next page', () => {
  const { getByText } = render(<Page />);
  act(() => getByText('Dialog').click());
  back('/books');
  act(() => getByText('Room').click());
  expect(returnToPlace).not.toHaveBeenCalled();
});
