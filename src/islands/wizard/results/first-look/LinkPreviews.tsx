import type { FirstLook } from '../../../../contract/website/first-look.ts';
import { useResult } from '../../wizard-context.ts';
import css from './LinkPreviews.module.css';

export interface LinkPreviewsProps {
  readonly host: string;
  readonly title: string;
  readonly look: FirstLook;
}

/** The page as a search result and as a link in a chat, drawn from what was read. */
export function LinkPreviews({ host, title, look: { description, preview } }: LinkPreviewsProps) {
  const { search, chat } = useResult().texts.results.firstLook;
  return (
    <div className={css.previews}>
      <figure className={css.figure}>
        <figcaption className={css.caption}>{search.title}</figcaption>
        <div className={css.result}>
          <p className={css.host}>
            <span className={css.favicon} aria-hidden="true" />
            {host}
          </p>
          <p className={css.resultTitle}>{title}</p>
          <p className={description === null ? css.missing : css.description}>
            {description ?? search.noDescription}
          </p>
        </div>
      </figure>
      <figure className={css.figure}>
        <figcaption className={css.caption}>{chat.title}</figcaption>
        <div className={css.chat}>
          <div className={css.bubble}>
            <p className={css.picture} data-missing={preview.hasPicture ? undefined : ''}>
              {preview.hasPicture ? chat.picture : chat.noPicture}
            </p>
            <div className={css.link}>
              <p className={css.linkTitle}>{preview.title || title}</p>
              {preview.description !== '' && <p className={css.linkText}>{preview.description}</p>}
              <p className={css.host}>{host}</p>
            </div>
          </div>
        </div>
      </figure>
    </div>
  );
}
