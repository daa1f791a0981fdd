import type { QueryClient } from '@tanstack/react-query';
import { UnreachableError, wordsFor } from '../call.ts';
import { adopt } from '../data/adoption.ts';
import { sessionQuery, showUser } from '../data/session.ts';
import { toast } from '../kit/toast.ts';
import { shortTitle } from '../parts/works/collections.ts';
import * as everywhere from '../words/everywhere.ts';
import * as say from '../words/first-steps.tsx';

/** Adopts what waits for this person, and says how that went. */
export async function takeHome(client: QueryClient, userId: number): Promise<void> {
  try {
    const adopted = await adopt(client, userId);
    // Whoever is here by now may be somebody else.
    if (!adopted || client.getQueryData(sessionQuery.queryKey)?.id !== userId) return;
    showUser(client, adopted.user);
    if (adopted.books.length > 0) toast({ title: arrived(adopted.books) });
  } catch (error) {
    console.error(error);
    toast({
      title: say.chosenBooksWait,
      description: error instanceof UnreachableError ? say.untilColloquyCanBeReached : wordsFor(error),
      tone: 'danger',
      action: { label: everywhere.tryAgain, run: () => void takeHome(client, userId) },
    });
  }
}

function arrived(books: { title: string }[]): string {
  const [only] = books;
  return books.length === 1 && only
    ? say.chosenBookIsHere(shortTitle(only.title))
    : say.chosenBooksAreHere(books.length);
}
