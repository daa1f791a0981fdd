/** When a picture cannot be read at all. */
export const DEFAULT_PALETTE: readonly string[] = ['#4F46E5', '#7C3AED', '#EC4899', '#F59E0B'];
