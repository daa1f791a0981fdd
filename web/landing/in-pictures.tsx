import * as say from '../words/front-page.ts';

const PICTURES = [
  {
    file: 'room',
    alt: say.pictureOfARoom,
    caption: say.bladeRunnerTalkedThrough,
  },
  {
    file: 'library',
    alt: say.pictureOfALibrary,
    caption: say.aShelfOfThirty,
  },
];

/** By day and by lamplight; the one that is not shown is not fetched. */
const LIGHTS = [
  { theme: 'by-day', ending: '' },
  { theme: 'by-lamplight', ending: '-dark' },
];

/** Taken from the app itself, with a made-up reader in it. */
export function InPictures() {
  return (
    <section aria-labelledby="pictures-title" className="mx-auto max-w-page px-4 pt-20 sm:px-6 lg:pt-28">
      <h2 id="pictures-title" className="text-title">
        {say.whatItLooksLike}
      </h2>
      <div className="mt-10 grid items-start gap-x-8 gap-y-10 lg:grid-cols-2">
        {PICTURES.map(({ file, alt, caption }) => (
          <figure key={file}>
            {LIGHTS.map(({ theme, ending }) => (
              <img
                key={theme}
                alt={alt}
                src={`/pictures/${file}${ending}.webp`}
                width="1440"
                height="900"
                loading="lazy"
                decoding="async"
                className={`${theme} aspect-[8/5] h-auto w-full rounded-large border border-line object-cover object-top`}
              />
            ))}
            <figcaption className="mt-3 font-serif text-small text-ink-faint italic">{caption}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
