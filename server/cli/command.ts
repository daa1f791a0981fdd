/** One command of an operator: what it says when done, or one line that says why it could not be. */
import { StartProblem } from '../config.ts';

export const runCommand = async (command: () => string | Promise<string>): Promise<void> => {
  try {
    console.log(await command());
  } catch (thrown) {
    const words = whatToSay(thrown);
    if (words === null) throw thrown;
    console.error(words);
    process.exitCode = 1;
  }
};

/** A disk that is full, a folder that is closed: the operator's to mend, not ours. Anything else is a fault. */
const whatToSay = (thrown: unknown): string | null => {
  if (thrown instanceof StartProblem) return thrown.message;
  const { path, syscall } = (thrown ?? {}) as NodeJS.ErrnoException;
  return thrown instanceof Error && path !== undefined && syscall !== undefined ? thrown.message : null;
};
