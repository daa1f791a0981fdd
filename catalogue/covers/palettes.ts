/** Colours with designed roles. Words are only ever set on `ground` or `plate`, or in an ink checked against its field. */
export interface Palette {
  name: string;
  ground: string;
  ink: string;
  accent: string;
  second: string;
  third: string;
  /** A label pasted on the cover, and the ink printed on it. */
  plate: string;
  plateInk: string;
}

type Row = [name: string, ground: string, ink: string, accent: string, second: string, third: string];

const CREAM = '#f6ecd6';

function palette(
  [name, ground, ink, accent, second, third]: Row,
  plate = CREAM,
  plateInk = '#231b17',
): Palette {
  return { name, ground, ink, accent, second, third, plate, plateInk };
}

export const BOOK_PALETTES: readonly [Palette, ...Palette[]] = [
  palette(['oxblood', '#6b1f24', '#f7ead3', '#dba84a', '#a5443d', '#38151a'], '#f3e6cc', '#57161c'),
  palette(['bone', '#efe6d5', '#221d1a', '#b3392d', '#d3c1a0', '#4f5d5a'], '#221d1a', '#f3ead9'),
  palette(['forest', '#1f3b33', '#f1e8d0', '#d3a14d', '#4d7a5f', '#10261f'], '#f1e8d0', '#1a332c'),
  palette(['faience', '#1e3f66', '#f4eddc', '#e9b44c', '#5b8db8', '#d9e3e4'], '#f4eddc', '#1a3557'),
  palette(['ochre', '#d99d3d', '#2a1b10', '#8c2f1e', '#f2d9a0', '#3e5a55'], '#fbf0d3', '#3b2413'),
  palette(['sage', '#b9c4a7', '#222c27', '#bd4b26', '#87987a', '#f0ead6'], '#f4efdf', '#2a352e'),
  palette(['aubergine', '#3b2440', '#f3e4dc', '#e08f6b', '#7a4b74', '#c9b1c9'], '#f3e4dc', '#3b2440'),
  palette(['terracotta', '#a5432b', '#fdf0de', '#f0b35a', '#d77f56', '#3a1a17'], '#fbeedb', '#6d2717'),
  palette(['verdigris', '#12504f', '#f3ead6', '#ef8d5d', '#3d8581', '#e8d9ae'], '#f3ead6', '#0f4342'),
  palette(['blush', '#eccbb7', '#3a1d22', '#a8323a', '#d99a86', '#5a6b7b'], '#fdf3e7', '#6e1f28'),
  palette(['mustard', '#ecc04f', '#1b2740', '#1f3357', '#d68a2e', '#fbf1d6'], '#1f3357', '#fbf1d6'),
  palette(['slate', '#3f4a56', '#f4eee2', '#e4b363', '#6f8090', '#c96f4a'], '#efe7d8', '#2f3944'),
  palette(['powder', '#bfd3d9', '#1c2b3a', '#c9482f', '#8fb0bb', '#f6f0e2'], '#faf5ea', '#1c2b3a'),
  palette(['midnight', '#15192b', '#efe7d6', '#c9a15a', '#3a4374', '#a8485a'], '#eadfc6', '#15192b'),
  palette(['celadon', '#94b9a5', '#1a2924', '#f5ead7', '#d98880', '#4d7c6b'], '#f7f0e1', '#23443a'),
  palette(['indigo', '#e9dfca', '#26305c', '#26305c', '#9aa6c9', '#c8743c'], '#26305c', '#f3ecdb'),
  palette(['plum', '#5d2a42', '#f7e7da', '#f2a65a', '#933f5b', '#2e1522'], '#f7e7da', '#5d2a42'),
  palette(['lichen', '#d9d2a6', '#2b2f1e', '#66752b', '#b59f4c', '#8f3d2e'], '#f6f2db', '#3c431d'),
  palette(['coral', '#e88b72', '#2b1416', '#fbe7cf', '#b7473f', '#294a5a'], '#fcf0de', '#5a2124'),
  palette(['graphite', '#26262a', '#f5f0df', '#e8cf4c', '#55555c', '#bdb8a8'], '#f0ead8', '#26262a'),
  palette(['moss', '#f3ecd9', '#2f3b22', '#587538', '#c9c79a', '#c2703d'], '#2f3b22', '#f3ecd9'),
  palette(['lapis', '#22409a', '#fdf3dc', '#e7b93f', '#5f7fd1', '#e36a4c'], '#fdf3dc', '#1c347d'),
  palette(['cinnabar', '#bd2f1d', '#fff6e6', '#2a1210', '#e8744f', '#f2c879'], '#fff4e0', '#7c1a10'),
  palette(['porcelain', '#f7f3ea', '#1f2126', '#2f5d8a', '#c9d4d8', '#d8a23b'], '#2f5d8a', '#fbf8f0'),
];

export const FILM_PALETTES: readonly [Palette, ...Palette[]] = [
  palette(['noir', '#111113', '#ece7db', '#b3261e', '#3a3a3f', '#8d8a84'], '#ece7db', '#111113'),
  palette(['technicolor', '#0e3b43', '#fbeed7', '#f07a3c', '#2d7f86', '#f6c667'], '#fbeed7', '#0e3b43'),
  palette(['sepia', '#2c2018', '#f0dfc0', '#c88a45', '#6b4a31', '#d9bd8d'], '#f0dfc0', '#2c2018'),
  palette(['neon', '#1a1030', '#f7e9f2', '#ef5b8c', '#40307a', '#5cc7cf'], '#f7e9f2', '#1a1030'),
  palette(['desert', '#dfa35c', '#2b1509', '#9c3a16', '#f3d09a', '#5e2413'], '#f9e6c4', '#4a1f0d'),
  palette(['tangerine', '#d9541e', '#1c0f0a', '#1c0f0a', '#f6d9a8', '#8f2c12'], '#f9e8c9', '#1c0f0a'),
  palette(['crimson', '#8f1420', '#fdebd6', '#140c0d', '#c9403c', '#f0b46a'], '#fdebd6', '#5c0b14'),
  palette(['moonlight', '#14233f', '#e8edf0', '#cfd9df', '#34507f', '#8aa4bd'], '#e8edf0', '#14233f'),
  palette(['absinthe', '#0f221a', '#e6efd8', '#9cc25b', '#28503c', '#d9d28a'], '#e6efd8', '#0f221a'),
  palette(['silver', '#d6d3cc', '#17181a', '#17181a', '#a3a09a', '#6d6b68'], '#17181a', '#efece5'),
  palette(['dusk', '#43263f', '#fbe6d4', '#f29a76', '#7d3f5d', '#f6cf8e'], '#fbe6d4', '#43263f'),
  palette(['western', '#e8c98f', '#2d160c', '#a1391c', '#c98f45', '#54311d'], '#faecc9', '#54200f'),
];
