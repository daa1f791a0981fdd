/** Of the sheet with the frame on its wall: proportions 4:5. */
export const ARTWORK_WIDTH = 320;
export const ARTWORK_HEIGHT = 400;
