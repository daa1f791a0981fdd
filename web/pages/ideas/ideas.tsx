import { useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { SHELF_CONCEPTS } from '#catalogue/shelf/concepts.ts';
import { SearchBox } from '../../parts/search-box.tsx';
import { useSearchText } from '../../parts/use-search-text.ts';
import { WaysBack } from '../../parts/ways-back.tsx';
import { conceptPath } from '../../routes/concept-path.ts';
import { textParam } from '../../routes/url-params.ts';
import { useTitle } from '../../shell/use-title.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/ideas.tsx';
import { byLetter } from './alphabet.ts';
import { AlphabeticalIndex } from './alphabetical-index.tsx';
import { CATEGORIES } from './categories.ts';
import { CategoryCard } from './category-card.tsx';
import { LastTalk } from './last-talk.tsx';
import { LetterCard } from './letter-card.tsx';
import { ProgressTrouble } from './progress-trouble.tsx';
import { searchIdeas } from './search-ideas.ts';
import { SearchResults } from './search-results.tsx';
import { useProgress } from './use-progress.ts';

const searchParam = textParam('q');
const letters = byLetter(SHELF_CONCEPTS);
const present = new Set(letters.map(({ letter }) => letter));

export function Ideas() {
  useTitle(everywhere.discussIdeas);
  const search = useSearchText(searchParam);
  const { query } = search;
  const [, navigate] = useLocation();
  const state = useProgress();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const found = useMemo(() => searchIdeas(query), [query]);
  const isSearching = query.trim() !== '';
  const clear = () => {
    search.change('');
    input.current?.focus();
  };
  const openFirst = () => {
    const [first] = searchIdeas(search.text);
    if (!first) return;
    search.settle();
    navigate(conceptPath(first));
  };

  return (
    <div className="mx-auto max-w-page px-4 pt-6 pb-20 sm:px-6">
      <WaysBack ways={[{ to: '/', label: everywhere.backToDashboard }]} />
      <header className="mt-6 mb-8 max-w-measure">
        <h1 className="text-title">{everywhere.discussIdeas}</h1>
        <p className="mt-4 font-serif text-lead text-ink-soft">
          {say.ideasLead(SHELF_CONCEPTS.length, CATEGORIES.length)}
        </p>
        <LastTalk state={state} />
      </header>
      <SearchBox
        label={say.searchAllConcepts(SHELF_CONCEPTS.length)}
        value={search.text}
        input={input}
        onChange={search.change}
        onDown={() => list.current?.querySelector('a')?.focus()}
        onEnter={openFirst}
      />
      <p role="status" className="mt-2 mb-2 min-h-6 text-small text-ink-faint">
        {isSearching && found.length > 0 && countOf(found.length)}
        {isSearching && found.length === 0 && <span className="sr-only">{say.noConceptMatches}</span>}
      </p>
      <ProgressTrouble state={state} />
      {isSearching ? (
        <SearchResults
          query={query}
          found={found}
          progress={state.progress}
          list={list}
          onClear={clear}
          onLeaveUp={() => input.current?.focus()}
        />
      ) : (
        <>
          <ul className="mt-2 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {CATEGORIES.map((category) => (
              <li key={category.name}>
                <CategoryCard category={category} state={state} />
              </li>
            ))}
            <li className="lg:col-span-2">
              <LetterCard count={SHELF_CONCEPTS.length} present={present} />
            </li>
          </ul>
          <AlphabeticalIndex letters={letters} progress={state.progress} />
        </>
      )}
    </div>
  );
}

function countOf(found: number): string {
  return found === 1 ? say.oneConceptFound : say.conceptsFound(found);
}
