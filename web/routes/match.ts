export type PathParams = Record<string, string>;

/** The parameters of a path that fits `/a/:name`, or null. A slash at the end makes no difference. */
export function matchPath(pattern: string, path: string): PathParams | null {
  const wanted = segments(pattern);
  const given = segments(path);
  if (wanted.length !== given.length) return null;
  const params: PathParams = {};
  for (const [i, part] of wanted.entries()) {
    const value = given[i] ?? '';
    if (part.startsWith(':')) {
      const decoded = decode(value);
      if (decoded === null) return null;
      params[part.slice(1)] = decoded;
    } else if (part !== value) {
      return null;
    }
  }
  return params;
}

function segments(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
