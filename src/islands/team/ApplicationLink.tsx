import type { ComponentProps, MouseEvent } from 'react';
import { useReview } from './review-context.ts';
import { serializeUrlState } from './store/url-state.ts';

/** Whether the browser handles a click on a link: it opens another tab or window, or saves the link. */
export const opensElsewhere = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

export interface ApplicationLinkProps extends Omit<ComponentProps<'a'>, 'id' | 'href' | 'onClick'> {
  readonly id: string;
  /** By default, opens the application in the list. */
  readonly onOpen?: (id: string) => void;
}

/** A link to an application, whose text is a name. */
export function ApplicationLink({ id, onOpen, children, ...rest }: ApplicationLinkProps) {
  const { store } = useReview();
  return (
    <a
      {...rest}
      href={serializeUrlState({ ...store.$urlState.get(), open: id })}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        (onOpen ?? store.open)(id);
      }}
    >
      <bdi>{children}</bdi>
    </a>
  );
}
