/** On a thread of its own: draws shared pages, by the code that the build of the web client left for us. */
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import type { DrawSharedPage, SharedPage } from '#contract/shared-page.ts';
import { answerJobs } from '../thread-side.ts';

const { template, code } = workerData as { template: string; code: string };
const around = await readFile(template, 'utf8');
const { drawSharedPage } = (await import(pathToFileURL(code).href)) as { drawSharedPage: DrawSharedPage };

answerJobs(
  (page: SharedPage) => {
    const { head, body } = drawSharedPage(page);
    const html = around.replace('<!--head-->', () => head).replace('<!--page-->', () => body);
    return new TextEncoder().encode(html);
  },
  (bytes) => [bytes.buffer],
);
