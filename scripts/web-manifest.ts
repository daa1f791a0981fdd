import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const manifestShape = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
    dynamicImports: z.array(z.string()).optional(),
  }),
);
export type Manifest = z.infer<typeof manifestShape>;

export async function readManifest(dist: string): Promise<Manifest> {
  return manifestShape.parse(JSON.parse(await readFile(join(dist, 'build-manifest.json'), 'utf8')));
}

/** All scripts and sheets that loading an entry or a chunk brings along. */
export function filesOf(manifest: Manifest, entry: string): string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}.`);
    files.add(chunk.file);
    for (const sheet of chunk.css ?? []) files.add(sheet);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit(entry);
  return [...files];
}

/**
 * Files of the build that wait for one another, or null. The second of them would begin with what the first has
 * not said yet: a constant is undefined there, and nothing tells.
 */
export function circleIn(manifest: Manifest): string[] | null {
  const done = new Set<string>();
  const visit = (key: string, above: readonly string[]): string[] | null => {
    if (above.includes(key)) return [...above.slice(above.indexOf(key)), key];
    if (done.has(key)) return null;
    for (const imported of manifest[key]?.imports ?? []) {
      const circle = visit(imported, [...above, key]);
      if (circle) return circle;
    }
    done.add(key);
    return null;
  };
  for (const key of Object.keys(manifest)) {
    const circle = visit(key, []);
    if (circle) return circle;
  }
  return null;
}
