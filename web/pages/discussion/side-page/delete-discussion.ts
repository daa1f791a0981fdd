import type { QueryClient } from '@tanstack/react-query';
import type { Discussion } from '#contract/discussions.ts';
import { call, wordsFor } from '../../../call.ts';
import { discussionsQuery } from '../../../data/discussions.ts';
import { toast, UNDO_FOR } from '../../../kit/toast.ts';
import * as everywhere from '../../../words/everywhere.ts';
import * as say from '../../../words/side-page.ts';

/** Deletes a discussion, with ten seconds to think again. */
export async function deleteDiscussion(
  client: QueryClient,
  { id, kind }: Discussion,
  { left, back }: { left: () => void; back: () => void },
): Promise<void> {
  const refresh = () =>
    Promise.all([
      client.invalidateQueries(discussionsQuery(kind)),
      client.invalidateQueries({ queryKey: ['discussion'] }),
    ]);
  const restore = async () => {
    try {
      await call('POST /api/discussions/{id}/restore', { params: { id } });
      await refresh();
      back();
    } catch (error) {
      console.error(error);
      toast({ title: everywhere.thatCouldNotBeBroughtBack, description: wordsFor(error), tone: 'danger' });
    }
  };
  try {
    await call('DELETE /api/discussions/{id}', { params: { id } });
    left();
    await refresh();
    toast({
      title: say.discussionDeleted,
      duration: UNDO_FOR,
      action: { label: everywhere.undo, run: () => void restore() },
    });
  } catch (error) {
    console.error(error);
    toast({ title: say.theDiscussionCouldNotBeDeleted, description: wordsFor(error), tone: 'danger' });
  }
}
