/** On an answer that was kept from before: when it was given. */
export const LAST_SEEN = 'x-last-seen';
