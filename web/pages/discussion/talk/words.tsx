import { classes } from '../../../kit/classes.ts';
import { type MenuLine, passagesOf } from '../prose/menu-lines.ts';
import { Prose } from '../prose/prose.tsx';
import type { Entry } from './entries.ts';
import { useWordsSoFar } from './growing-words.ts';
import { MenuList } from './menu-list.tsx';

type Props = { entry: Entry; busy: boolean; onChoose: (line: MenuLine) => void };

/** What the guide says: text, and lines to choose from. */
export function Words({ entry, busy, onChoose }: Props) {
  const passages = passagesOf(useWordsSoFar(entry));
  const isComing = entry.status === 'streaming';
  return passages.map((passage, at) => {
    const isLast = at === passages.length - 1;
    return (
      <div key={at} dir="auto" className={classes(isComing && isLast && 'coming', at > 0 && 'mt-3')}>
        {passage.type === 'menu' ? (
          <MenuList lines={passage.lines} disabled={busy} onChoose={onChoose} />
        ) : (
          <Prose text={passage.text} />
        )}
      </div>
    );
  });
}
