// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Avatar, initialOf } from './avatar.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';
import { TextInput } from './inputs.tsx';
import { MenuButton } from './menu.tsx';
import { Segmented } from './segmented.tsx';
import { toast } from './toast.ts';
import { Toaster } from './toaster.tsx';
import { Tooltip } from './tooltip.tsx';

afterEach(cleanup);

describe('a field', () => {
  test('ties its label and help to the control', () => {
    render(
      <Field label="Email" help="Only for signing in.">
        {(control) => <TextInput {...control} />}
      </Field>,
    );
    const input = screen.getByLabelText('Email');
    expect(input.getAttribute('aria-invalid')).toBeNull();
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Only for signing in.',
    );
  });

  test('says in words what is wrong', () => {
    render(
      <Field label="Email" error="Email is required.">
        {(control) => <TextInput {...control} />}
      </Field>,
    );
    const input = screen.getByLabelText('Email');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Email is required.',
    );
  });
});

test('a busy button says so, keeps the focus and does nothing', () => {
  const onClick = vi.fn();
  const { rerender } = render(<Button onClick={onClick}>Save</Button>);
  screen.getByRole('button').focus();
  rerender(
    <Button onClick={onClick} busy="Saving...">
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Saving...' });
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
});

describe('an avatar', () => {
  test.each([
    ['ada', 'A'],
    ['  élodie', 'É'],
    ['', 'U'],
    ['   ', 'U'],
  ])('of %j without a picture shows %s', (name, letter) => {
    expect(initialOf(name)).toBe(letter);
  });

  test('falls back to the letter when its picture cannot be loaded', () => {
    const { container } = render(<Avatar name="Ada" src="/api/pictures/gone.webp" />);
    const picture = container.querySelector('img');
    if (!picture) throw new Error('no picture');
    fireEvent.error(picture);
    expect(container.textContent).toBe('A');
  });
});

describe('a dialog', () => {
  const dialog = (onClose: () => void) => (
    <Dialog title="Edit" onClose={onClose}>
      <input aria-label="Title" />
    </Dialog>
  );

  test('closes with Escape', () => {
    const onClose = vi.fn();
    render(dialog(onClose));
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('stays open when something typed would be lost, and says why', async () => {
    const onClose = vi.fn();
    render(dialog(onClose));
    fireEvent.input(screen.getByLabelText('Title'), { target: { value: 'Emma' } });
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
    expect((await screen.findByRole('status')).textContent).toMatch(/not lost/);
  });

  test('keeps the page behind it from scrolling while it is open', () => {
    const { unmount } = render(dialog(() => undefined));
    expect(document.documentElement.dataset.scroll).toBe('locked');
    unmount();
    expect(document.documentElement.dataset.scroll).toBeUndefined();
  });
});

test('a dialog takes the focus to where it is wanted, and gives it back to what opened it', async () => {
  const first = { current: null as HTMLInputElement | null };
  const dialog = (
    <Dialog title="Edit" onClose={() => undefined} firstFocus={first}>
      <button type="button">Other</button>
      <input ref={first} aria-label="Name" />
    </Dialog>
  );
  const page = (open: boolean) => (
    <>
      <button type="button">Opener</button>
      {open && dialog}
    </>
  );
  const { rerender } = render(page(false));
  screen.getByRole('button', { name: 'Opener' }).focus();
  rerender(page(true));
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  rerender(page(false));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Opener' })));
});

test('a menu opens from its button, does what was chosen and gives the focus back', async () => {
  const onSelect = vi.fn();
  render(
    <MenuButton name="Your account" aria-label="Account" groups={[[{ label: 'Sign out', onSelect }]]}>
      A
    </MenuButton>,
  );
  const button = screen.getByRole('button', { name: 'Account' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  expect(onSelect).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement).toBe(button);
});

test('one of a few choices is taken as with radio buttons', () => {
  const onChange = vi.fn();
  const options = [
    { value: 'grid', label: 'Grid' },
    { value: 'list', label: 'List' },
  ] as const;
  render(<Segmented label="View" options={options} value="grid" onChange={onChange} />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Grid' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'List' }));
  expect(onChange).toHaveBeenCalledWith('list');
});

test('a notification is there at once, and in an area that F8 reaches as soon as that has come', async () => {
  render(<Toaster />);
  act(() => {
    toast({ title: 'Saved' });
  });
  expect(screen.getByText('Saved')).toBeTruthy();
  // The area is a part of the page that is fetched, which under load takes longer than a second.
  const area = await screen.findByRole('region', { name: /F8/ }, { timeout: 15_000 });
  await waitFor(() => expect(area.textContent).toContain('Saved'), { timeout: 15_000 });
}, 40_000);

test('a tooltip waits 700 ms under the pointer and leaves with Escape', () => {
  vi.useFakeTimers();
  render(
    <Tooltip text="Switch theme">
      <button type="button">T</button>
    </Tooltip>,
  );
  const around = screen.getByRole('button').parentElement as HTMLElement;
  fireEvent.pointerEnter(around, { pointerType: 'mouse' });
  act(() => {
    vi.advanceTimersByTime(699);
  });
  expect(screen.queryByText('Switch theme')).toBeNull();
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(screen.getByText('Switch theme').getAttribute('role')).toBe('tooltip');
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.queryByText('Switch theme')).toBeNull();
  vi.useRealTimers();
});

test('a tooltip goes with the focus also when Tab is quicker than its being drawn', () => {
  vi.useFakeTimers();
  render(
    <Tooltip text="Switch theme">
      <button type="button">Theme</button>
    </Tooltip>,
  );
  const button = screen.getByText('Theme');
  vi.spyOn(button, 'matches').mockReturnValue(true);
  act(() => {
    button.focus();
    vi.advanceTimersByTime(0);
    button.blur();
    vi.advanceTimersByTime(0);
  });
  act(() => vi.advanceTimersByTime(5_000));
  expect(screen.queryByText('Switch theme')).toBeNull();
  vi.useRealTimers();
});
