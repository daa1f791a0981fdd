/** How long a reader is made to wait, and how much a model may say. Milliseconds and characters. */
export type Limits = {
  /** Until a provider sends anything at all. */
  firstTokenMs: number;
  /** Until the reader sees something, a second try included. */
  firstWordsMs: number;
  /** Between two pieces of a reply. */
  silenceMs: number;
  /** For a whole reply. */
  replyMs: number;
  replyCharacters: number;
  /** For the judgement of one message. */
  observeMs: number;
  /** Before the second try where the provider names no time: a hiccup passes, a reader hardly notices. */
  pauseMs: number;
  /** The longest wait a provider may ask for before the second try. */
  retryAfterMs: number;
  /** What a whole prompt may hold, in estimated tokens. */
  promptTokens: number;
  /** What a reply may hold, a model's thoughts included. */
  replyTokens: number;
};

export const LIMITS: Limits = {
  firstTokenMs: 20_000,
  firstWordsMs: 45_000,
  silenceMs: 30_000,
  replyMs: 120_000,
  replyCharacters: 20_000,
  observeMs: 40_000,
  pauseMs: 400,
  retryAfterMs: 5_000,
  promptTokens: 12_000,
  replyTokens: 4_096,
};
