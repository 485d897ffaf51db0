import type { FirstLook } from '../../../../contract/website/first-look.ts';
import { hostOf } from '../../../../domain/website/host.ts';
import type { SharedAnalysis } from '../../../../share/shared-report.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { useResult } from '../../wizard-context.ts';
import css from '../website/Website.module.css';

export interface LinkPreviewsProps {
  readonly analysis: SharedAnalysis;
  readonly look: FirstLook;
}

/** The page as a search result and in a chat, from what was read. */
export function LinkPreviews({ analysis, look: { description, preview } }: LinkPreviewsProps) {
  const { search, chat } = useResult().texts.results.firstLook;
  const { findings, title, url } = analysis;
  const host = hostOf(url.final);
  const isHidden = findings.some(({ seen }) => seen?.kind === 'robots-rule');
  return (
    <div className={classNames('stack gap-5', css.previews)}>
      <figure>
        <figcaption className="muted text-xs">{search.title}</figcaption>
        {isHidden ? (
          <p className={css.bad}>{search.hidden}</p>
        ) : (
          <div className={classNames('text-s', css.result)}>
            <p className="muted text-xs anywhere">{host}</p>
            <p className={classNames('text-m anywhere', css.resultTitle, css.clamp)}>{title}</p>
            <p className={description === null ? css.bad : classNames('muted anywhere', css.clamp)}>
              {description ?? search.noDescription}
            </p>
          </div>
        )}
      </figure>
      <figure>
        <figcaption className="muted text-xs">{chat.title}</figcaption>
        <div className={css.chat}>
          <div className={css.bubble}>
            <p
              className={classNames('text-xs', css.picture)}
              data-missing={preview.hasPicture ? undefined : ''}
            >
              {preview.hasPicture ? chat.picture : chat.noPicture}
            </p>
            <div className={classNames('text-s', css.link)}>
              <p className={classNames('bold anywhere', css.clamp)}>{preview.title || title}</p>
              {preview.description !== '' && (
                <p className={classNames('muted anywhere', css.clamp)}>{preview.description}</p>
              )}
              <p className="muted text-xs anywhere">{host}</p>
            </div>
          </div>
        </div>
      </figure>
    </div>
  );
}
