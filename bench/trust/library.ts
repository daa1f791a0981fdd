/** A library of C that is put under a program: made where it is needed, for measurements only. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const buildLibrary = (name: 'power' | 'failing', folder: string): string => {
  const source = fileURLToPath(new URL(`${name}.c`, import.meta.url));
  const library = join(folder, `${name}.so`);
  execFileSync('gcc', ['-O2', '-shared', '-fPIC', '-o', library, source, '-ldl', '-lpthread']);
  return library;
};
