import { useStore } from '@nanostores/react';
import { Resend } from '../Resend.tsx';
import { useReview } from '../review-context.ts';
import css from './Detail.module.css';

/** Why messages were not sent, and a button that sends them. */
export function Messages({ id }: { readonly id: string }) {
  const { store, copy } = useReview();
  const kinds = [
    [useStore(store.$spam), copy.spam],
    [useStore(store.$held), copy.held],
    [useStore(store.$undelivered), copy.undelivered],
  ] as const;
  const [, texts] = kinds.find(([ids]) => ids.has(id)) ?? [];
  if (!texts) return null;
  return (
    <div className={css.warning}>
      <p>{texts.one}</p>
      <Resend ids={[id]} label={texts.send} />
    </div>
  );
}
