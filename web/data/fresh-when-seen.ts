/** For a query whose answer others may change: asked again when its tab is looked at again. */
export const freshWhenSeen = { refetchOnWindowFocus: 'always' } as const;
