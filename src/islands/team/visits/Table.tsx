import type { ReactNode } from 'react';
import css from './Tables.module.css';

export interface TableProps {
  readonly caption: string;
  /** The first is over the rows' heads. */
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly key: string;
    readonly head: string;
    readonly cells: readonly ReactNode[];
  }[];
}

/** Numbers with a head for each row and column. On a narrow screen it is moved sideways, also by keys. */
export function Table({ caption, columns, rows }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled has to be reached by the keyboard
    // biome-ignore lint/a11y/useSemanticElements: a table's frame, not a section of its own
    <div className={css.frame} role="group" aria-label={caption} tabIndex={0}>
      <table className={css.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, cells }) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
