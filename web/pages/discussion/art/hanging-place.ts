/** The place of an artwork on the wall of its room, as high whatever comes to hang there. */
export function hangingPlace(isArtistic: boolean): string {
  return `mb-7 box-content h-(--hung) [--hung:32dvh] sm:[--hung:28dvh] @4xl:mr-[15.75rem] ${isArtistic ? 'p-4 sm:p-7 print:p-0' : ''}`;
}
