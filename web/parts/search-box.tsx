import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { classes } from '../kit/classes.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { TextInput } from '../kit/inputs.tsx';
import * as everywhere from '../words/everywhere.ts';

type Props = {
  label: string;
  value: string;
  input: RefObject<HTMLInputElement | null>;
  onChange: (text: string) => void;
  /** Down into the results, and straight into the first of them. */
  onDown?: () => void;
  onEnter?: () => void;
  className?: string;
};

export function SearchBox({
  label,
  value,
  input,
  onChange,
  onDown,
  onEnter,
  className = 'lg:max-w-2xl',
}: Props) {
  const id = useId();
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    // Nothing left to clear: Escape is the dialog's, if the box stands in one.
    if (event.key === 'Escape' && value) {
      event.stopPropagation();
      clear();
    } else if (event.key === 'ArrowDown' && onDown) onDown();
    else if (event.key === 'Enter' && onEnter) onEnter();
    else return;
    event.preventDefault();
  };
  return (
    <search className={classes('relative block', className)}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        size={20}
        strokeWidth={1.75}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-ink-faint"
      />
      <TextInput
        ref={input}
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        className="min-h-12 pr-13 pl-12 text-body text-ellipsis [&::-webkit-search-cancel-button]:hidden"
      />
      {value && (
        <span className="absolute top-1/2 right-1 -translate-y-1/2">
          <IconButton label={everywhere.clearTheSearch} onClick={clear}>
            <X size={18} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </span>
      )}
    </search>
  );
}
