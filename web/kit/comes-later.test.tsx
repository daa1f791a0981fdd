// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { comesLater } from './comes-later.tsx';

afterEach(cleanup);

type Props = { title: string };
const Part = ({ title }: Props) => <p>{title}</p>;
const StandIn = ({ title }: Props) => <p>{title} is coming</p>;

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? <p>It came apart</p> : this.props.children);
}

test('something stands in for a part until its code is there', async () => {
  const Later = comesLater<Props>(() => Promise.resolve(Part), StandIn);
  render(<Later title="Emma" />);
  expect(screen.getByText('Emma is coming')).toBeTruthy();
  expect(Later.isHere()).toBe(false);
  expect(await screen.findByText('Emma')).toBeTruthy();
  expect(Later.isHere()).toBe(true);
});

test('a part fetched ahead is there at once, and fetched once', async () => {
  const importer = vi.fn(() => Promise.resolve(Part));
  const Later = comesLater<Props>(importer, StandIn);
  Later.load();
  Later.load();
  await vi.waitFor(() => expect(Later.isHere()).toBe(true));
  render(<Later title="Emma" />);
  expect(screen.getByText('Emma')).toBeTruthy();
  expect(importer).toHaveBeenCalledOnce();
});

test('a part that cannot be had is the boundary’s to tell of, and the next try asks anew', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const importer = vi.fn<() => Promise<typeof Part>>();
  importer.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(Part);
  const Later = comesLater<Props>(importer, StandIn);
  const { unmount } = render(
    <Boundary>
      <Later title="Emma" />
    </Boundary>,
  );
  expect(await screen.findByText('It came apart')).toBeTruthy();
  unmount();
  render(<Later title="Emma" />);
  expect(await screen.findByText('Emma')).toBeTruthy();
});
