import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import type { Application } from '../../../domain/applications/application.ts';
import { classNames } from '../../../ui/class-names.ts';
import lists from '../../../ui/lists.module.css';
import { ApplicationLink } from '../ApplicationLink.tsx';
import { useReview } from '../review-context.ts';
import css from './Detail.module.css';

const MAX_LISTED = 20;

/** Other applications that may come from the same sender. */
export function Duplicates({ application }: { readonly application: Application }) {
  const { store, copy, time } = useReview();
  const list = useStore(store.records.$list);
  useEffect(() => void store.findSameSender(application), [store, application]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: duplicates change with the list
  const others = useMemo(
    () =>
      store.records
        .listSameSender(application)
        .slice(0, MAX_LISTED)
        .flatMap((id) => store.records.get(id) ?? []),
    [store, application, list],
  );
  if (others.length === 0) return null;
  return (
    <div className={css.part}>
      <h3 className={css.title}>{copy.detail.duplicates.title}</h3>
      <p className={css.hint}>{copy.detail.duplicates.text}</p>
      <ul className={classNames(lists.plain, css.links)}>
        {others.map(({ id, name, status, createdAt }) => (
          <li key={id}>
            <ApplicationLink id={id}>{name || id}</ApplicationLink>{' '}
            <span className={css.hint}>
              {copy.statuses[status]}
              {createdAt > 0 && `, ${time(createdAt)}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
