/** Words of the rooms of artworks. */
// art tools
export const hideThePalette = 'Hide the palette';
export const showThePalette = 'Show the palette';
export const toMinimalMode = 'Artistic mode: change to minimal';
export const toArtisticMode = 'Minimal mode: change to artistic';
export const paletteAndMode = 'Palette and mode';

// artwork frame
export const lookCloselyAt = (title: string) => `Look closely at ${title}`;

// palette strip
export const notAllowedToCopy = (hex: string) => `The browser did not let us copy ${hex}`;
export const palette = 'Palette';
export const copyHex = (hex: string, name: string) => `Copy ${hex} ${name}`.trim();
export const hexCopied = (hex: string) => `${hex} copied`;

// second work asked
export const noSecondWorkIsChosenYet = 'No second work is chosen yet.';
export const chooseTheSecondWork = 'Choose the second work';

// viewer
export const howToMoveThePicture =
  'The picture. Plus and minus bring it nearer and farther, the arrows move it, 0 shows it whole.';
export const farther = 'Farther';
export const nearer = 'Nearer';
export const workBy = (title: string, creator: string) => `${title} by ${creator}`;
