import * as say from '../../words/insights.ts';

type Props = { caption: string; head: string[]; rows: (string | number)[][] };

/** What a drawing shows, for those who would rather read. */
export function AsTable({ caption, head, rows }: Props) {
  return (
    <details className="mt-2 text-small">
      <summary className="inline-flex touchable items-center text-ink-faint underline decoration-line-strong hover:text-ink">
        {say.asATable}
      </summary>
      <div className="overflow-x-auto">
        <table className="w-full max-w-md border-collapse">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-line text-left text-ink-faint">
              {head.map((name) => (
                <th key={name} scope="col" className="py-1.5 pr-4 font-medium not-first:text-right">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...rest]) => (
              <tr key={first} className="border-b border-line">
                <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                  {first}
                </th>
                {rest.map((value, at) => (
                  <td key={head[at + 1]} className="py-1.5 pr-4 text-right">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
