// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { onIntent } from './on-intent.tsx';
import { toasts } from './toast.ts';

afterEach(cleanup);

type Props = { onClose: () => void };
const Sheet = ({ onClose }: Props) => (
  <button type="button" onClick={onClose}>
    Sheet
  </button>
);

test('what was fetched beforehand is there at once', async () => {
  const Lazy = onIntent<Props>(() => Promise.resolve(Sheet));
  Lazy.load();
  await Promise.resolve();
  await Promise.resolve();
  render(<Lazy onClose={() => undefined} />);
  expect(screen.getByText('Sheet')).toBeTruthy();
});

test('what cannot be fetched closes, says so, and can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const importer = vi.fn<() => Promise<typeof Sheet>>();
  importer.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(Sheet);
  const Lazy = onIntent<Props>(importer);
  const onClose = vi.fn();
  const { unmount } = render(<Lazy onClose={onClose} />);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(toasts.current()).toMatchObject([{ title: 'That could not be opened' }]);
  unmount();
  render(<Lazy onClose={onClose} />);
  expect(await screen.findByText('Sheet')).toBeTruthy();
});
