import type { Config } from '../config.ts';

type Asked = { world: { config: Pick<Config, 'publicUrl'> }; request: Request; secure: boolean };

/** Where people reach us: as configured, else by the name this request came to. */
export const ourOrigin = ({ world, request, secure }: Asked): string =>
  world.config.publicUrl ?? `${secure ? 'https' : 'http'}://${new URL(request.url).host}`;
