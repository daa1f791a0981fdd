/** Whether an AI model speaks under this name: then it is called after its provider and itself, "openai:gpt-5". */
export const isModel = (guide: string): boolean => guide.includes(':');
