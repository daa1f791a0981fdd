/** For the control run of the power cuts: loaded before the server, it answers before the disk has what was written. */
import { open } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const handle = await open(fileURLToPath(import.meta.url), 'r');
Object.getPrototypeOf(handle).datasync = async () => {};
await handle.close();
