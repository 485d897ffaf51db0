import { useId } from 'react';
import type { Copy } from '../../copy/shape.ts';
import { APPLICANT_TYPES, type ApplicationDraft } from '../../domain/applications/application.ts';
import { CheckField, TextArea, TextField } from '../../ui/Field.tsx';
import css from './PartnershipIsland.module.css';
import '../../ui/choice.css';

export interface FieldsProps {
  readonly copy: Copy['partnership'];
  readonly termsHref: string;
  readonly newTab: string | undefined;
  readonly draft: ApplicationDraft;
  readonly errors: Partial<Record<keyof ApplicationDraft, string>>;
  readonly readOnly: boolean;
  readonly onEdit: (change: Partial<ApplicationDraft>) => void;
  readonly onWebsiteLeft: () => void;
}

export function Fields({
  copy,
  termsHref,
  newTab,
  draft,
  errors,
  readOnly,
  onEdit,
  onWebsiteLeft,
}: FieldsProps) {
  const legend = useId();
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in a flex row in every browser */}
      <div role="group" aria-labelledby={legend} className="stack gap-2">
        <p id={legend} className="bold">
          {copy.type.legend}
        </p>
        <div className={`row gap-2 ${css.types}`}>
          {APPLICANT_TYPES.map((type) => (
            <button
              key={type}
              type="button"
              className={`button choice ${css.type}`}
              aria-pressed={draft.applicationType === type}
              onClick={() => onEdit({ applicationType: type })}
            >
              {copy.type.labels[type]}
            </button>
          ))}
        </div>
      </div>
      <div className={`stack gap-5 ${css.pair}`}>
        <TextField
          name="name"
          label={copy.name}
          autoComplete="name"
          value={draft.name}
          error={errors.name}
          readOnly={readOnly}
          onChange={(event) => onEdit({ name: event.target.value })}
        />
        <TextField
          name="email"
          type="email"
          label={copy.email}
          autoComplete="email"
          value={draft.email}
          error={errors.email}
          readOnly={readOnly}
          onChange={(event) => onEdit({ email: event.target.value })}
        />
      </div>
      <TextField
        name="websiteLink"
        type="url"
        label={`${copy.websiteLink} ${copy.optional}`}
        placeholder="https://"
        autoComplete="url"
        value={draft.websiteLink}
        error={errors.websiteLink}
        readOnly={readOnly}
        onChange={(event) => onEdit({ websiteLink: event.target.value })}
        onBlur={onWebsiteLeft}
      />
      <TextArea
        name="message"
        label={`${copy.message} ${copy.optional}`}
        rows={6}
        value={draft.message}
        error={errors.message}
        readOnly={readOnly}
        onChange={(event) => onEdit({ message: event.target.value })}
      />
      <CheckField
        name="acceptTerms"
        label={
          <>
            {copy.terms.before}
            <a href={termsHref} {...(newTab !== undefined && { target: '_blank' })}>
              {copy.terms.link}
              {newTab !== undefined && <span className="visually-hidden"> {newTab}</span>}
            </a>
            {copy.terms.after}
          </>
        }
        checked={draft.acceptTerms}
        error={errors.acceptTerms}
        onChange={(event) => onEdit({ acceptTerms: event.target.checked })}
      />
    </>
  );
}
