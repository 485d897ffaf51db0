import type { Count } from '../../../domain/visits/visit-table.ts';
import { classNames } from '../../../ui/class-names.ts';
import css from './Pictures.module.css';

const toPercent = (count: Count, max: number): number => ((count ?? 0) / max) * 100;

/** @returns the largest number, at least 1 */
export const getMax = (numbers: readonly Count[]): number =>
  Math.max(1, ...numbers.map((shown) => shown ?? 0));

/** A number as a horizontal bar. */
export function Bar({
  count,
  max,
  isPrevious = false,
}: {
  readonly count: Count;
  readonly max: number;
  readonly isPrevious?: boolean;
}) {
  return (
    <svg className={classNames(css.bar, isPrevious && css.before)} aria-hidden="true" focusable="false">
      <rect className={css.shown} width={`${toPercent(count, max)}%`} height="100%" rx="3" />
    </svg>
  );
}

/** Numbers as columns; the last one is still growing. */
export function Columns({ numbers }: { readonly numbers: readonly Count[] }) {
  const most = getMax(numbers);
  const step = 100 / numbers.length;
  return (
    <svg className={css.columns} aria-hidden="true" focusable="false">
      {numbers.map((shown, index) => {
        const height = toPercent(shown, most);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
            key={index}
            className={classNames(css.shown, index === numbers.length - 1 && css.running)}
            x={`${index * step + step * 0.12}%`}
            y={`${100 - height}%`}
            width={`${step * 0.76}%`}
            height={`${height}%`}
            rx="2"
          />
        );
      })}
    </svg>
  );
}
