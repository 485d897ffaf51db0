import { useCallback, useMemo, useRef } from 'react';
import { fill } from '../../copy/fill.ts';
import { Button } from '../../ui/Button.tsx';
import { Detail } from './detail/Detail.tsx';
import { Filters } from './Filters.tsx';
import { Keys } from './Keys.tsx';
import { List } from './list/List.tsx';
import { MailChoice } from './MailChoice.tsx';
import { Announcer, Notices, UndoBar } from './Notices.tsx';
import css from './Review.module.css';
import { ReviewContext, type ReviewTools } from './review-context.ts';
import { Toolbar } from './Toolbar.tsx';
import { useAddress } from './use-address.ts';
import { useKeys } from './use-keys.ts';

export type ReviewProps = Omit<ReviewTools, 'time'>;

/** Behind the gate: the list of applications beside the one that is open. */
export function Review({ store, copy, locale, applicantTypes, answers }: ReviewProps) {
  const search = useRef<HTMLInputElement>(null);
  const help = useRef<HTMLDialogElement>(null);
  const onSearch = useCallback(() => search.current?.focus(), []);
  const onHelp = useCallback(() => help.current?.showModal(), []);
  const [keysEnabled, enableKeys] = useKeys(store, { onSearch, onHelp });
  useAddress(store);

  const tools = useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    return { store, copy, locale, applicantTypes, answers, time: (at: number) => format.format(at) };
  }, [store, copy, locale, applicantTypes, answers]);
  const { uid, name } = store.session.who;

  return (
    <ReviewContext value={tools}>
      <div className={css.review}>
        <div className={css.head}>
          <h1 className={css.title}>{copy.title}</h1>
          <p className={css.who}>
            {uid === undefined ? copy.signedIn.code : fill(copy.signedIn.member, { name })}
          </p>
          <MailChoice />
          <Button variant="quiet" className={css.keys} onClick={onHelp}>
            {copy.keys.open} <kbd>?</kbd>
          </Button>
        </div>
        <Notices />
        <Filters />
        <Toolbar search={search} />
        <div className={css.panes}>
          <List />
          <Detail />
        </div>
        <UndoBar />
        <Announcer />
        <Keys dialog={help} enabled={keysEnabled} onEnable={enableKeys} />
      </div>
    </ReviewContext>
  );
}
