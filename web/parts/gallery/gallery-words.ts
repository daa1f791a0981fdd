/** What the two screens call things. The words in the address are theirs, too. */
export type GalleryKind = 'movie' | 'artwork';

export type GalleryWords = {
  kind: GalleryKind;
  title: string;
  lead: string;
  back: { to: string; label: string };
  own: string;
  featured: string;
  featuredLead: string;
  /** The buttons that open the dialog, each with the word it has in the address. */
  adding: readonly { as: string; label: string }[];
  fromFeatured: string;
  /** "film", "films". */
  one: string;
  many: string;
  creator: { param: string; label: string; all: string };
  group: { param: string; label: string; all: string };
  searchAll: string;
  noneFound: string;
  noneFoundInDialog: string;
  empty: string;
};
