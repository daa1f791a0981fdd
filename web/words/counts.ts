/** What is counted, wherever it is. */
import { counted, inFigures } from '../data/counted.ts';

export const books = (count: number) => counted(count, 'book');
export const reflections = (count: number) => counted(count, 'reflection');
export const messages = (count: number) => counted(count, 'message');
export const discussions = (count: number) => counted(count, 'discussion');
export const tokens = (count: number) => counted(count, 'token');
export const hours = (count: number) => counted(count, 'hour');
export const minutes = (count: number) => counted(count, 'minute');
export const found = (what: number | string) =>
  typeof what === 'number' ? `${inFigures(what)} found` : `${what} found`;
export const ofAll = (shown: number, all: string) => `${inFigures(shown)} of ${all}`;
