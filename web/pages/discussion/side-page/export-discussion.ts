import type { QueryClient } from '@tanstack/react-query';
import type { Discussion } from '#contract/discussions.ts';
import { fileNameOf, transcriptOf } from '#guide/words/transcript.ts';
import { wordsFor } from '../../../call.ts';
import { minuteOf } from '../../../data/dates.ts';
import { messagesQuery } from '../../../data/messages.ts';
import { toast } from '../../../kit/toast.ts';
import { saveFile } from '../../../parts/save-file.ts';
import * as say from '../../../words/side-page.ts';

/** Hands out a discussion as a file of Markdown. */
export async function exportDiscussion(client: QueryClient, talk: Discussion): Promise<void> {
  try {
    const messages = await client.fetchQuery(messagesQuery(talk.id));
    saveFile(fileNameOf(talk), transcriptOf(talk, messages, minuteOf));
  } catch (error) {
    console.error(error);
    toast({ title: say.theDiscussionCouldNotBeExported, description: wordsFor(error), tone: 'danger' });
  }
}
