import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { UnreachableError, wordsFor } from '../call.ts';
import { adopt } from '../data/adoption.ts';
import { sessionQuery, showUser } from '../data/session.ts';
import { toast } from '../kit/toast.ts';

/** Takes home what a visitor chose before they had an account; tried again when the line is back. */
export function useAdoption(userId: number | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (userId === null) return;
    const take = () => {
      adopt(client, userId)
        .then((adopted) => {
          if (!adopted) return;
          // Whoever is here by now may be somebody else.
          if (client.getQueryData(sessionQuery.queryKey)?.id !== userId) return;
          showUser(client, adopted.user);
          if (adopted.books.length > 0) toast({ title: arrived(adopted.books) });
        })
        .catch((error: unknown) => {
          console.error(error);
          toast({
            title: 'The books you chose are not in your library yet',
            description:
              error instanceof UnreachableError
                ? 'They wait in this browser until Colloquy can be reached.'
                : wordsFor(error),
            tone: 'danger',
            action: { label: 'Try again', run: take },
          });
        });
    };
    take();
    window.addEventListener('online', take);
    return () => window.removeEventListener('online', take);
  }, [client, userId]);
}

function arrived(books: { title: string }[]): string {
  const [only] = books;
  return books.length === 1 && only
    ? `“${only.title}”, which you chose before, is in your library`
    : `The ${books.length} books you chose before are in your library`;
}
