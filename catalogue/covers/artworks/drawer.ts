import type { Drawer } from '../frame.ts';
import { drawFramed } from './framed.ts';

export const ARTWORKS: Drawer = {
  draw: (sheet, { title, creator, year, palette, dice }) => {
    drawFramed(sheet, { title, artist: creator, year, palette, dice });
    return { composition: 'framed', palette: 'own' };
  },
};
