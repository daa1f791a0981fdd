/** Pictures of works: from elsewhere, which the browser gets from us, or uploaded to us. */
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { clean, webAddress } from './text.ts';
import * as say from './words.ts';

/** The widths that are made; the next one up from what was asked is answered. */
export const IMAGE_WIDTHS = [96, 192, 320, 480, 640, 960, 1280] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

const DEFAULT_WIDTH: ImageWidth = 480;
const WIDEST: ImageWidth = 1280;

export const imageWidth = (asked: number): ImageWidth =>
  IMAGE_WIDTHS.find((width) => width >= asked) ?? WIDEST;

/** Where a person's own pages find a picture of the web. */
export const imagePath = (url: string, width: number): string =>
  `/api/images?${new URLSearchParams({ url, width: String(imageWidth(width)) })}`;

/** Where an uploaded picture of a work is kept; its name cannot be guessed. */
export const UPLOADED_PICTURE = /^\/api\/pictures\/(work-[\w-]{24}\.webp)$/;

const uploadedPicture = z.string().overwrite(clean).regex(UPLOADED_PICTURE, say.aWebAddressOrUpload);

/** What a work's picture may be: an address in the web, or what `POST /api/pictures` answered. */
export const pictureAddress = z.union([webAddress, uploadedPicture], say.aWebAddressOrUpload);

export const PICTURE_LIMIT = 10 * 1024 * 1024;

export const uploadPicture = endpoint({
  method: 'POST',
  path: '/api/pictures',
  summary: "Upload a picture for one of one's works (field `picture`); its address goes into the work",
  tag: 'Pictures',
  access: 'person',
  bodyType: 'multipart/form-data',
  bodyLimit: PICTURE_LIMIT,
  answers: { 201: z.object({ url: z.string() }) },
});

export const image = endpoint({
  method: 'GET',
  path: '/api/images',
  summary: 'A picture of the web, or one uploaded to us: fetched, checked, made smaller and kept',
  tag: 'Pictures',
  access: 'signature',
  query: z.object({
    url: pictureAddress,
    width: z.coerce
      .number(say.aWidthInPixels)
      .int(say.aWidthInWholePixels)
      .min(1, say.widthTooSmall)
      .max(10_000, say.widthTooLarge)
      .default(DEFAULT_WIDTH),
    /** Ours, on the pages anyone with the link may see; it stands in for being signed in. */
    sig: z.string().max(100).optional(),
  }),
  answers: { 200: 'image/webp' },
  problems: [
    'image_refused',
    'image_missing',
    'image_too_large',
    'image_unusable',
    'unavailable',
    'not_found',
  ],
});
