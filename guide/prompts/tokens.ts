const bytes = new TextEncoder();

/**
 * About how many tokens a text takes. Four bytes a token fits English closely and errs on the side of
 * too many for most other scripts.
 */
export const estimateTokens = (text: string): number => Math.ceil(bytes.encode(text).length / 4);
