import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';

type Asked = { title: string; author: string };

const searchQuery = ({ title, author }: Asked) =>
  queryOptions({
    queryKey: ['/api/book-search', { title, author }],
    queryFn: ({ signal }) =>
      call('GET /api/book-search', {
        query: { ...(title && { title }), ...(author && { author }), limit: 10 },
        signal,
      }),
  });

/** The search for a book, asked when somebody wants it. */
export function useBookSearch() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const query = useQuery({ ...searchQuery(asked ?? { title: '', author: '' }), enabled: asked !== null });
  const find = (wanted: Asked) => {
    const isSame = asked?.title === wanted.title && asked.author === wanted.author;
    if (isSame && query.isError) void query.refetch();
    setAsked(wanted);
  };
  const { data, error, isFetching } = query;
  return { find, asked, answer: data, error: isFetching ? null : error, isFetching };
}

export type BookSearch = ReturnType<typeof useBookSearch>;
