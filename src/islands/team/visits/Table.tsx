import type { ReactNode } from 'react';
import css from './Tables.module.css';

export interface TableProps {
  readonly caption: string;
  /** The first heads the row headers. */
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly key: string;
    readonly head: string;
    readonly cells: readonly ReactNode[];
  }[];
}

/** Numbers with a header for each row and column. Scrolls sideways on a narrow screen, including by keyboard. */
export function Table({ caption, columns, rows }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users have to reach what scrolls
    // biome-ignore lint/a11y/useSemanticElements: the frame of a table, not a section
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
