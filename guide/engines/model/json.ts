export type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** The object a text holds, or null if it holds none. */
export function jsonObject(text: string): JsonObject | null {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return null;
  }
}

export const asObject = (value: Json): JsonObject | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;

export const asCount = (value: Json): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? Math.round(value) : null;
