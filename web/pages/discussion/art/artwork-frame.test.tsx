// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Work } from '../work/work.ts';
import { HungWork } from './artwork-frame.tsx';
import type { Picture } from './use-picture.ts';

afterEach(cleanup);

const picture: Picture = {
  address: null,
  isComing: false,
  onLoad: () => undefined,
  onError: () => undefined,
  documented: undefined,
  palette: [],
};
const kissBy = (creator: string): Work => ({
  kind: 'artwork',
  itemId: null,
  slug: null,
  title: 'The Kiss',
  creator,
  pictureUrl: null,
});

test('of two compared works with one title only the one that was pressed comes near', async () => {
  render(
    <>
      <HungWork work={kissBy('Gustav Klimt')} picture={picture} />
      <HungWork work={kissBy('Francesco Hayez')} picture={picture} place="other" />
    </>,
  );
  const [, other] = screen.getAllByRole('button', { name: 'Look closely at The Kiss' });
  fireEvent.click(other as HTMLElement);
  await screen.findByRole('dialog', { name: 'The Kiss' });
  expect(screen.getByText('Francesco Hayez')).toBeTruthy();
  expect(screen.queryByText('Gustav Klimt')).toBeNull();
});
