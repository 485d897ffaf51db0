import type { ReactNode } from 'react';
import { fill } from '../../../copy/fill.ts';
import { LANGUAGES } from '../../../domain/site/languages.ts';
import { LOCALES } from '../../../domain/site/locale.ts';
import { DEVICES, VISIT_EVENTS } from '../../../domain/visits/visit-events.ts';
import type { Slice } from '../../../domain/visits/visit-table.ts';
import { STAGES } from '../../../domain/visits/visit-totals.ts';
import { Figure, useComparison } from './Figure.tsx';
import css from './Pictures.module.css';
import { Table } from './Table.tsx';
import tables from './Tables.module.css';
import { useVisits } from './visits-context.ts';
import { campaignText } from './words.ts';

interface PartProps {
  readonly title: string;
  /** Head of the first column. */
  readonly kind: string;
  readonly parts: readonly (readonly [name: string, property: Slice])[];
}

/** The current period by one property of its visits, with each count above that of the previous period. */
function Part({ title, kind, parts }: PartProps): ReactNode {
  const { copy, span, table, slice } = useVisits();
  const sizes = fill(copy.sizes, copy.compared[span]);
  return (
    <div className={css.part}>
      <h3 className={css.subtitle}>{title}</h3>
      <Table
        caption={`${title}. ${sizes}`}
        columns={[kind, ...STAGES.map((stage) => copy.stages[stage])]}
        rows={parts.map(([head, property]) => ({
          key: Object.values(property).join(),
          head,
          cells: STAGES.map((stage) => (
            <span key={stage} className={tables.both}>
              <Figure count={table.countFor(stage, table.current, { ...slice, ...property })} />
              <Figure count={table.countFor(stage, table.previous, { ...slice, ...property })} isPrevious />
            </span>
          )),
        }))}
      />
    </div>
  );
}

/** Visits by campaign, language and device. */
export function Breakdown() {
  const { copy, names, campaigns, span } = useVisits();
  const words = copy.compared[span];
  return (
    <section className={css.part} aria-labelledby="visits-parts">
      <h2 id="visits-parts" className={css.title}>
        {fill(copy.parts, { period: words.running })}
      </h2>
      <p className={tables.note}>{fill(copy.sizes, words)}</p>
      <Part
        title={copy.by.campaign}
        kind={copy.campaign.label}
        parts={campaigns.map((campaign) => [campaignText(campaign, names), { campaign }])}
      />
      <Part
        title={copy.by.language}
        kind={copy.language.label}
        parts={LOCALES.map((language) => [LANGUAGES[language].name, { language }])}
      />
      <Part
        title={copy.by.device}
        kind={copy.device.label}
        parts={DEVICES.map((device) => [names.devices[device], { device }])}
      />
    </section>
  );
}

/** All counted events, collapsed. */
export function Everything() {
  const { copy, names, span } = useVisits();
  const compare = useComparison();
  const words = copy.compared[span];
  return (
    <details className={tables.everything}>
      <summary>{copy.everything}</summary>
      <Table
        caption={copy.everything}
        columns={[copy.event, words.running, words.before, copy.change]}
        rows={VISIT_EVENTS.map((event) => ({ key: event, head: names.events[event], ...compare(event) }))}
      />
    </details>
  );
}
