import { useEffect, useRef } from 'react';
import type { Access } from '../../contract/access/access.ts';
import { fill } from '../../copy/fill.ts';
import type { Copy } from '../../copy/shape.ts';
import type { Locale } from '../../domain/site/locale.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import css from './AccessIsland.module.css';
import type { AccessStore } from './access-store.ts';

export interface GrantedAccessProps {
  readonly store: AccessStore;
  readonly copy: Copy['access'];
  readonly locale: Locale;
  readonly access: Access;
  readonly isNew: boolean;
}

/** The granted access: role, expiry, and next step. */
export function GrantedAccess({ store, copy: { opened: copy }, locale, access, isNew }: GrantedAccessProps) {
  const greeting = useRef<HTMLHeadingElement>(null);
  const { role, until, destination } = access;
  // Access expires at midnight; subtract 1 ms to show the last valid day.
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(until - 1);

  useEffect(() => {
    // The focused box was removed.
    if (isNew) greeting.current?.focus();
  }, [isNew]);

  return (
    <div className={`stack gap-3 ${css.opened}`} data-opened>
      <div role="status">
        <h2 ref={greeting} tabIndex={-1} className={`text-2xl ${css.greeting}`}>
          {copy.greeting[role]}
        </h2>
        <p className={`muted ${css.lead}`}>{fill(copy.until, { date })}</p>
      </div>
      {destination !== null && (
        <ButtonLink href={destination} iconAfter="arrow-right">
          {copy.goOn}
        </ButtonLink>
      )}
      <Button variant="quiet" onClick={() => void store.leave()}>
        {copy.leave}
      </Button>
    </div>
  );
}
