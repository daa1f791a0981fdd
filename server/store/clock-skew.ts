/** How far the clocks of servers beside each other may differ; what ends later than that was begun before one was put back. */
export const SKEW_MS = 60_000;
