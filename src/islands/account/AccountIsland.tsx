import { useStore } from '@nanostores/react';
import { useEffect, useId } from 'react';
import { fill } from '../../copy/fill.ts';
import type { Copy } from '../../copy/shape.ts';
import type { Locale } from '../../domain/site/locale.ts';
import { session } from '../../stores/session.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './account.css?inline';

export interface AccountIslandProps {
  readonly auth: Copy['auth'];
  readonly locale: Locale;
  readonly accountHref: string;
}

if (!import.meta.env.SSR) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

const signOut = async (): Promise<void> => {
  const service = await session.loadIdentity();
  await service.signOut();
};

/** The account menu in every page's header. Renders nothing unless somebody is signed in. */
export function AccountIsland({ auth: copy, accountHref }: AccountIslandProps) {
  const current = useStore(session.$session, { ssr: 'initial' });
  const id = useId();

  useEffect(() => session.watch(), []);

  // The account page shows this above its form.
  if (current.status === 'signed-out' && current.endReason && location.pathname !== accountHref)
    return (
      <p role="alert" className="text-s account-ended">
        {copy.faults[current.endReason]} <a href={accountHref}>{copy.menu.signIn}</a>
      </p>
    );
  if (current.status !== 'signed-in') return null;
  const { email, uid } = current.user;
  return (
    <>
      <button type="button" className="account-open" popoverTarget={id}>
        <Icon name="person" />
        <span className="visually-hidden">{copy.menu.open}</span>
      </button>
      <div id={id} popover="auto" className="surface account-menu">
        <p className="note anywhere account-who">{fill(copy.signedInAs, { email: email ?? uid })}</p>
        <a href={accountHref} className="bare tap account-item">
          {copy.menu.account}
        </a>
        <button
          type="button"
          className="bare tap account-item"
          onClick={() => void signOut().catch(() => undefined)}
        >
          {copy.signOut}
        </button>
      </div>
    </>
  );
}
