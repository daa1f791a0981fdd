import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { wordsFor } from '../../call.ts';
import { toast } from '../../kit/toast.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/galleries.ts';
import { isPlainClick } from '../is-plain-click.ts';
import type { CameFrom } from '../objectives/place.ts';
import { type Subject, useOpenDiscussion } from '../use-open-discussion.ts';

/** What the way to the objectives is called on a card. */
export const CHOOSE_OBJECTIVE = say.chooseAnObjective;

/** Opens the talk about a card's work. What stands in the way is said before the page is left. */
export function useCardTalk(subject: Subject) {
  const [, navigate] = useLocation();
  const { open, opening } = useOpenDiscussion({
    // So that the way back from the talk leads to the list as it was.
    go: (path) =>
      navigate(path, {
        state: { from: window.location.pathname + window.location.search } satisfies CameFrom,
        transition: true,
      }),
    onTrouble: (error) =>
      toast({
        title: everywhere.theDiscussionCouldNotBeOpened,
        description: wordsFor(error),
        tone: 'danger',
      }),
  });
  const onOpen = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void open(subject);
  };
  return { onOpen, isOpening: opening !== null };
}
