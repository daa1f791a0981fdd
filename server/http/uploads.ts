/** Large bodies in memory at once: so many of one person and in all; the others wait for theirs to be read. */
import { makeQueue } from '../queue.ts';

/** Up to 30 MB each. */
export const fileUploads = makeQueue({ atOnce: 8, atOnceEach: 2, mostWaiting: 20 });
/** Up to 10 MB each. */
export const pictureUploads = makeQueue({ atOnce: 16, atOnceEach: 4, mostWaiting: 60 });
/** Up to 160 MB each, while its pixels are looked at. */
export const uploadsDrawn = makeQueue({ atOnce: 2, atOnceEach: 1, mostWaiting: 60 });
