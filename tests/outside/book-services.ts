/** The two public book searches as they answer, by their documentation and by what people report of them. */
import type { Site } from './internet.ts';

export const SERVICE_ADDRESSES = { google: 'http://google.example', openLibrary: 'http://library.example' };

export const json =
  (value: unknown, status = 200, headers: Record<string, string> = {}): Site =>
  (_, response) =>
    response
      .writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers })
      .end(JSON.stringify(value));

const cover = (id: string) => ({
  smallThumbnail: `http://books.google.com/books/content?id=${id}&printsec=frontcover&img=1&zoom=5&edge=curl&source=gbs_api`,
  thumbnail: `http://books.google.com/books/content?id=${id}&printsec=frontcover&img=1&zoom=1&edge=curl&source=gbs_api`,
});

export const GOOGLE = {
  kind: 'books#volumes',
  totalItems: 684,
  items: [
    {
      kind: 'books#volume',
      id: 'kotPYEqx7kMC',
      etag: 'nGmKmOrB1nM',
      selfLink: 'https://www.googleapis.com/books/v1/volumes/kotPYEqx7kMC',
      volumeInfo: {
        title: '1984',
        authors: ['George Orwell'],
        publisher: 'Houghton Mifflin Harcourt',
        publishedDate: '1983-10-17',
        description: 'Portrays a terrifying vision of life in the future.',
        industryIdentifiers: [
          { type: 'ISBN_10', identifier: '0547249640' },
          { type: 'ISBN_13', identifier: '9780547249643' },
        ],
        readingModes: { text: true, image: false },
        pageCount: 648,
        printType: 'BOOK',
        categories: ['Fiction'],
        averageRating: 4.5,
        maturityRating: 'NOT_MATURE',
        imageLinks: cover('kotPYEqx7kMC'),
        language: 'en',
      },
      saleInfo: { country: 'US', saleability: 'FOR_SALE', isEbook: true },
      searchInfo: { textSnippet: 'Winston Smith toes the Party line&#39;s &quot;truth&quot;' },
    },
    {
      kind: 'books#volume',
      id: 'uyr8BAAAQBAJ',
      volumeInfo: {
        title: '1984',
        authors: ['George Orwell'],
        publishedDate: '2013',
        industryIdentifiers: [{ type: 'OTHER', identifier: 'UOM:39015000539243' }],
      },
    },
    {
      kind: 'books#volume',
      id: 'aaaaaaaaaaaa',
      volumeInfo: { title: 'Twenty Essays', publishedDate: '19??' },
    },
    { kind: 'books#volume', id: 'bbbbbbbbbbbb', volumeInfo: { authors: ['Nobody'] } },
    {
      kind: 'books#volume',
      id: 'cccccccccccc',
      volumeInfo: {
        title: 'Burmese Days',
        authors: ['George Orwell', 'Emma Larkin'],
        publishedDate: '1934-10',
        imageLinks: { smallThumbnail: cover('cccccccccccc').smallThumbnail },
      },
    },
  ],
};

/** What is left of an answer without hits when only some fields were asked for. */
export const GOOGLE_NOTHING = {};

export const GOOGLE_QUOTA = {
  error: {
    code: 429,
    message:
      "Quota exceeded for quota metric 'Queries' and limit 'Queries per day' of service 'books.googleapis.com' for consumer 'project_number:624717413613'.",
    errors: [
      {
        message: "Quota exceeded for quota metric 'Queries' and limit 'Queries per day'",
        domain: 'global',
        reason: 'rateLimitExceeded',
      },
    ],
    status: 'RESOURCE_EXHAUSTED',
  },
};

export const GOOGLE_FORBIDDEN = {
  error: {
    code: 403,
    message: 'Cannot determine user location for geographically restricted operation.',
    errors: [{ domain: 'global', reason: 'unknownLocation', location: 'country', locationType: 'parameter' }],
  },
};

export const OPEN_LIBRARY = {
  numFound: 116,
  start: 0,
  numFoundExact: true,
  num_found: 116,
  documentation_url: 'https://openlibrary.org/dev/docs/api/search',
  q: '',
  offset: null,
  docs: [
    {
      author_name: ['George Orwell'],
      cover_i: 9_267_242,
      first_publish_year: 1949,
      isbn: ['8073090307', '9788073090302', '9780451524935'],
      title: 'Nineteen Eighty-Four',
      editions: {
        numFound: 480,
        start: 0,
        numFoundExact: true,
        docs: [{ key: '/books/OL21733390M', isbn: ['0451524934', '9780451524935'], cover_i: 12_054_715 }],
      },
    },
    { title: 'Burmese Days', author_name: ['George Orwell'], first_publish_year: 1934, cover_i: -1 },
    { title: 'Anonymous Pamphlet' },
    { author_name: ['Without A. Title'] },
  ],
};

export const OPEN_LIBRARY_NOTHING = { numFound: 0, start: 0, numFoundExact: true, docs: [], q: '' };

export const ERROR_PAGE: Site = (_, response) =>
  response
    .writeHead(500, { 'content-type': 'text/html' })
    .end('<html><head><title>Internal Server Error</title></head><body>Sorry.</body></html>');

export const GARBAGE: readonly [string, Site][] = [
  [
    'HTML with status 200',
    (_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<html>Please log in to the café WiFi</html>'),
  ],
  ['nothing', (_, response) => response.end()],
  ['half an answer', (_, response) => response.end(JSON.stringify(GOOGLE).slice(0, 500))],
  ['null', json(null)],
  ['a number', json(42)],
  ['a list', json([1, 2, 3])],
  ['items that are none', json({ items: 'many', docs: { 0: 'one' } })],
  ['an error with status 200', json({ ...GOOGLE_QUOTA })],
  ['bytes that are no text', (_, response) => response.end(Buffer.from([0xff, 0xfe, 0x00, 0x80]))],
  [
    'without end',
    (_, response) => {
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536, ' ')));
      };
      response.on('drain', pour);
      pour();
    },
  ],
];
