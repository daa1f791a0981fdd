export type Line = { role: 'user' | 'assistant'; text: string };

/** What a model is sent, the same for every provider. */
export type Prompt = {
  /** Of the words it was made with; changes when they do. */
  version: string;
  system: string;
  /** Begins and ends with the user's. */
  lines: Line[];
};
