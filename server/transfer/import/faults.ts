import { Problem } from '../../problem.ts';

/** The whole file is refused: `message` is what people read, with the line where there is one. */
export class FileRefused extends Error {
  override name = 'FileRefused';
}

/** One line cannot be taken; the others can. */
export class LineFault extends Error {
  override name = 'LineFault';
}

/** What is said of a file as a whole, of the field it came in. */
export const refused = (message: string): Problem =>
  new Problem('invalid', { message, fields: { content: message } });
