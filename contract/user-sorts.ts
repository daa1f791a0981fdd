/** How the list of people can be sorted; a minus turns it round. */
export const USER_SORTS = ['name', 'email', 'lastActiveAt', 'createdAt'] as const;
export type UserSort = (typeof USER_SORTS)[number];
export type DirectedSort = UserSort | `-${UserSort}`;
export const DIRECTED_SORTS = USER_SORTS.flatMap((sort): DirectedSort[] => [sort, `-${sort}`]);
