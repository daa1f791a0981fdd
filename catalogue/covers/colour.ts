/** WCAG AA for text of any size. */
export const AA = 4.5;

type Channels = [number, number, number];

function channels(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Channels;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(one: string, other: string): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** `share` of the second colour in the first. */
export function mix(one: string, other: string, share: number): string {
  const a = channels(one);
  const b = channels(other);
  const mixed = a.map((part, i) => Math.round(part + ((b[i] ?? part) - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The first of the wished-for inks that reads well on the field, else the better of near-black and near-white. */
export function inkOn(field: string, wished: readonly string[]): string {
  for (const ink of [...wished, '#1d1815', '#fbf5e9']) if (contrast(ink, field) >= AA) return ink;
  return contrast('#000000', field) > contrast('#ffffff', field) ? '#000000' : '#ffffff';
}

/** The first colour that stands apart from the field, for shapes rather than words. */
export function apartFrom(field: string, wished: readonly string[]): string {
  return wished.find((colour) => contrast(colour, field) >= 1.6) ?? inkOn(field, wished);
}

/** Accepts #rgb and #rrggbb in any case; anything else is no colour. */
export function asHex(text: string): string | undefined {
  const match = /^#([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.trim());
  if (!match?.[1]) return undefined;
  const digits = match[1].toLowerCase();
  return `#${digits.length === 6 ? digits : [...digits].map((digit) => digit + digit).join('')}`;
}
