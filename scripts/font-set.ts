/** Which cuts of which typefaces the browser gets; everything else about fonts follows from this list. */
export type Cut = {
  family: string;
  file: string;
  source: string;
  axes: Record<string, number | { min: number; max: number }>;
  weight: string;
  style: 'normal' | 'italic';
  fallback: 'serif' | 'serif italic' | 'sans';
};

const newsreader = '@fontsource-variable/newsreader/files/newsreader-latin-opsz';
const sourceSans = '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght';

export const CUTS: Cut[] = [
  {
    family: 'Newsreader',
    file: 'newsreader-text',
    source: `${newsreader}-normal.woff2`,
    axes: { wght: { min: 400, max: 600 }, opsz: 17 },
    weight: '400 600',
    style: 'normal',
    fallback: 'serif',
  },
  {
    family: 'Newsreader',
    file: 'newsreader-italic',
    source: `${newsreader}-italic.woff2`,
    axes: { wght: 400, opsz: 17 },
    weight: '400 600',
    style: 'italic',
    fallback: 'serif italic',
  },
  {
    family: 'Newsreader Display',
    file: 'newsreader-display',
    source: `${newsreader}-normal.woff2`,
    axes: { wght: 430, opsz: 48 },
    weight: '400 600',
    style: 'normal',
    fallback: 'serif',
  },
  {
    family: 'Source Sans 3',
    file: 'source-sans',
    source: `${sourceSans}-normal.woff2`,
    axes: { wght: { min: 400, max: 600 } },
    weight: '400 600',
    style: 'normal',
    fallback: 'sans',
  },
];

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(0x20 + i)).join('');
const accented = 'àáâãäåæçèéêëìíîïñòóôõöøùúûüýÿœšžßÀÁÂÄÅÆÇÈÉÊÍÎÑÓÔÖØÚÜŒ';
const marks = '\u00a0–—‘’“”…•·×→←§°«»¿¡£€©';

/** What is set in these faces; a letter beyond it comes from the reader's own fonts. */
export const CHARACTERS = ascii + accented + marks;

/** All fonts together, in bytes. */
export const FONT_BUDGET = 90_000;

/**
 * Fonts that are on most machines, by their full and their PostScript names, with their mean advance
 * per em over English text. Helvetica's and Times' published advances cover their metric twins;
 * Georgia's is Arial's times the ratio of the two in published tables; Noto's are read from the files.
 */
export const FALLBACKS: Record<Cut['fallback'], { locals: string[]; advance: number }[]> = {
  serif: [
    { locals: ['Georgia'], advance: 0.4447 },
    { locals: ['Noto Serif Regular', 'NotoSerif-Regular', 'Noto Serif'], advance: 0.4775 },
    { locals: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'], advance: 0.3989 },
  ],
  'serif italic': [
    {
      locals: [
        'Times New Roman Italic',
        'TimesNewRomanPS-ItalicMT',
        'Liberation Serif Italic',
        'Tinos Italic',
      ],
      advance: 0.4005,
    },
    { locals: ['Noto Serif Italic', 'NotoSerif-Italic'], advance: 0.4634 },
  ],
  sans: [
    { locals: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'Arimo'], advance: 0.4403 },
    { locals: ['Noto Sans Regular', 'NotoSans-Regular', 'Noto Sans'], advance: 0.4707 },
  ],
};
