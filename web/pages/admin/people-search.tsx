import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { TextInput } from '../../kit/inputs.tsx';
import * as say from '../../words/admin.tsx';

const PAUSE_MS = 200;

/** Searches when the typing pauses; the address follows, and Back brings the field along. */
export function PeopleSearch({ q, onSearch }: { q: string; onSearch: (text: string) => void }) {
  const id = useId();
  const [text, setText] = useState(q);
  const asked = useRef(q);
  const timer = useRef<number>(undefined);

  useEffect(() => {
    if (q === asked.current) return;
    asked.current = q;
    setText(q);
  }, [q]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const search = (wanted: string) => {
    window.clearTimeout(timer.current);
    asked.current = wanted.trim();
    onSearch(asked.current);
  };
  return (
    <search className="relative block min-w-0 flex-1 basis-72 lg:max-w-md">
      <label htmlFor={id} className="sr-only">
        {say.searchByNameOrEmail}
      </label>
      <Search
        size={18}
        strokeWidth={1.75}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-faint"
      />
      <TextInput
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder={say.searchByNameOrEmail}
        value={text}
        onChange={(event) => {
          const { value } = event.target;
          setText(value);
          window.clearTimeout(timer.current);
          timer.current = window.setTimeout(() => search(value), PAUSE_MS);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) search(text);
        }}
        className="pl-10.5"
      />
    </search>
  );
}
