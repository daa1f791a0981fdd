/** Pictures on pages that anyone with the link may see: the address and width are signed, so no others can be asked for. */
import { imagePath, imageWidth } from '#contract/pictures.ts';
import type { Signer } from '../accounts/sign.ts';

const PURPOSE = 'image';

const signedPart = (url: string, width: number): string => `${imageWidth(width)}\n${url}`;

export const signedImagePath = (signer: Signer, url: string, width: number): string => {
  const part = signedPart(url, width);
  const signature = signer.sign(PURPOSE, part).slice(part.length + 1);
  return `${imagePath(url, width)}&sig=${signature}`;
};

export const isSignedImage = (
  signer: Signer,
  { url, width, sig }: { url: string; width: number; sig?: string | undefined },
): boolean => sig !== undefined && signer.verify(PURPOSE, `${signedPart(url, width)}.${sig}`) !== null;
