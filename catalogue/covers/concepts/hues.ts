import type { Palette } from '../palettes.ts';

/** One quiet hue for each of the seven fields of ideas, light and dark. */
const FIELDS: readonly (readonly [field: string, light: string, deep: string, mark: string])[] = [
  ['Decision Making & Strategy', '#ecdcc3', '#5c3417', '#b0622a'],
  ['Psychology & Human Behavior', '#ecd6d2', '#5a2031', '#a8475a'],
  ['Economics & Markets', '#e6dfb8', '#454012', '#8a7d1f'],
  ['Systems & Complexity', '#cfe0da', '#143f3c', '#2c7a72'],
  ['Logic & Reasoning', '#d3dce8', '#1b3356', '#3c689f'],
  ['Communication & Influence', '#f0d8c4', '#6b2a16', '#c35a36'],
  ['Philosophy & Ethics', '#dcd5e4', '#35254f', '#6d5494'],
];

export interface ConceptField {
  index: number;
  palette: Palette;
}

/** The field by its name; an idea whose field is not known gets one by its seed. */
export function conceptField(name: string, otherwise: number, dark: boolean): ConceptField {
  const found = FIELDS.findIndex(([field]) => field === name);
  const index = found >= 0 ? found : otherwise % FIELDS.length;
  const [field, light, deep, mark] = FIELDS[index] ?? ['', '#ecdcc3', '#5c3417', '#b0622a'];
  const palette = dark
    ? {
        name: field,
        ground: deep,
        ink: light,
        accent: light,
        second: mark,
        third: light,
        plate: light,
        plateInk: deep,
      }
    : {
        name: field,
        ground: light,
        ink: deep,
        accent: deep,
        second: mark,
        third: mark,
        plate: deep,
        plateInk: light,
      };
  return { index, palette };
}
