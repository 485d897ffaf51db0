import type { ReactNode } from 'react';
import type { ApplicantView } from '../../contract/applications/own-application.ts';
import type { Copy } from '../../copy/shape.ts';
import { APPLICANT_TYPES } from '../../domain/applications/application.ts';
import { LANGUAGES } from '../../domain/site/languages.ts';
import type { Locale } from '../../domain/site/locale.ts';
import { resultPath } from '../../share/fragments.ts';
import css from './ApplicationIsland.module.css';

/** @param day such as 2026-01-31 */
function formatDay(day: string, locale: Locale): string {
  const at = Date.parse(day);
  return Number.isNaN(at)
    ? day
    : new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}

/** The stored application, as opposed to unsaved input. */
export function StoredApplication({
  stored,
  copy,
  form,
  locale,
  email,
}: {
  readonly stored: ApplicantView;
  readonly copy: Copy['application'];
  readonly form: Copy['partnership'];
  readonly locale: Locale;
  readonly email: string;
}) {
  const type = APPLICANT_TYPES.find((known) => known === stored.applicationType);
  const dateFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  const rows: readonly (readonly [label: string, value: ReactNode])[] = [
    [copy.stored.received, dateFormat.format(stored.createdAt)],
    [copy.stored.type, type ? form.type.labels[type] : stored.applicationType],
    [form.name, stored.name],
    [
      copy.stored.email,
      <>
        {stored.email}
        <span className="note">{copy.stored.emailNote}</span>
      </>,
    ],
    [form.websiteLink, stored.websiteLink],
    [form.message, stored.message],
    [copy.stored.language, stored.language && LANGUAGES[stored.language]?.name],
    [copy.stored.terms, stored.terms && formatDay(stored.terms, locale)],
    [copy.stored.campaign, stored.campaign],
    [
      copy.stored.result,
      stored.result && <a href={resultPath(stored.result, locale)}>{copy.stored.openResult}</a>,
    ],
  ];
  return (
    <section className={`stack anywhere ${css.stored}`} aria-labelledby="stored">
      <h2 id="stored">{copy.stored.title}</h2>
      <dl>
        {rows
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt className="note">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <p className="note">
        {copy.stored.rest} <a href={`mailto:${email}`}>{email}</a>
      </p>
    </section>
  );
}
