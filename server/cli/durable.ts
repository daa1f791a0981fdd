import { closeSync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/** On the disk, with its name in its folder, when this comes back: a copy is made for the day the power fails. */
export const makeDurable = (file: string): void => {
  for (const path of [file, dirname(file)]) {
    const fd = openSync(path, 'r');
    try {
      fsyncSync(fd);
    } finally {
      closeSync(fd);
    }
  }
};
