/** The worker's own world, which TypeScript takes for any worker's. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope;
