/** A server to be measured, on a folder of its own that goes with it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Running, start } from './processes.ts';

/** With the built-in guide and nothing that asks the world; `fill` puts into the folder what is to be there first. */
export const openHouse = async (
  env: Record<string, string> = {},
  fill: (folder: string) => void = () => {},
): Promise<Running & { folder: string }> => {
  const folder = mkdtempSync(join(tmpdir(), 'colloquy-bench-'));
  fill(folder);
  const server = await start(['server/main.ts'], {
    DATA_DIR: folder,
    PORT: '0',
    NODE_ENV: 'production',
    RATE_LIMIT_FACTOR: '0',
    AI_PROVIDER: 'builtin',
    BOOK_SEARCH: 'off',
    PUBLIC_URL: '',
    ...env,
  });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...server, folder, stop };
};

/** The same, with a provider's model in the guide's place. */
export const openHouseWithModel = (provider: string) =>
  openHouse({ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: `${provider}/v1`, AI_MODEL: 'mock-chat' });
