import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Copy } from '../../copy/shape.ts';
import type { Locale } from '../../domain/site/locale.ts';
import { createAccessCodes } from '../../services/firebase/access/access-codes.ts';
import { createAccessStore } from './access-store.ts';
import { CodeForm } from './CodeForm.tsx';
import { GrantedAccess } from './GrantedAccess.tsx';
import { tabIdempotencyKey } from './tab-idempotency-key.ts';

export interface AccessIslandProps {
  readonly access: Copy['access'];
  readonly locale: Locale;
}

/** The code panel of mentees and mentors: the code's boxes, then the access it grants. */
export function AccessIsland({ access: copy, locale }: AccessIslandProps) {
  const [store] = useState(() =>
    createAccessStore({
      codes: createAccessCodes(),
      language: locale,
      attempt: tabIdempotencyKey(() => sessionStorage),
      log: (code) => console.log(code),
      redirect: (href) => location.assign(href),
    }),
  );
  const open = useStore(store.$open);

  useEffect(() => {
    void store.resume();
  }, [store]);

  return open ? (
    <GrantedAccess store={store} copy={copy} locale={locale} {...open} />
  ) : (
    <CodeForm store={store} copy={copy} />
  );
}
