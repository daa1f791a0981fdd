import { buttonStyle } from '../../kit/button-style.ts';
import { sayOffline } from '../../kit/say-offline.ts';
import { isOffline } from '../../reachability.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/transfer.tsx';
import { EXPORTS, exportAddress } from './exports.ts';

/** The same as the menu, with room to say what each file is good for. */
export function ExportChoices() {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {EXPORTS.map(({ format, name, good }) => (
        <li key={format} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
          <div className="grid max-w-[32rem] min-w-0 flex-1 basis-60 gap-0.5">
            <span className="text-body font-medium text-ink">{name}</span>
            <span className="text-small text-ink-soft">{good}</span>
          </div>
          <a
            href={exportAddress(format)}
            download
            aria-label={say.saveFile(name)}
            onClick={(event) => {
              if (!isOffline()) return;
              event.preventDefault();
              sayOffline();
            }}
            className={buttonStyle('secondary', 'small')}
          >
            {everywhere.save}
          </a>
        </li>
      ))}
    </ul>
  );
}
