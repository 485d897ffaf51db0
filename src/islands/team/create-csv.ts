import type { Application } from '../../domain/applications/application.ts';
import { getTeamType } from '../../domain/applications/application-filter.ts';
import { LANGUAGES } from '../../domain/site/languages.ts';
import { csvFile } from '../../domain/values/csv.ts';
import { localDay } from '../../domain/values/local-day.ts';
import { pathOf } from '../../routes.ts';
import { parseSource } from '../../services/team/application-source.ts';
import { actorText } from './events.ts';
import type { ReviewTools } from './review-context.ts';
import { sourceText } from './visits/words.ts';

type Tools = Pick<ReviewTools, 'copy' | 'locale' | 'applicantTypes' | 'visits'> & {
  readonly store: { readonly session: Pick<ReviewTools['store']['session'], 'readSources' | 'readNotes'> };
};

/** Applications as CSV, with their notes and sources. Rejects if these cannot be read. */
export async function createCsv(
  applications: readonly Application[],
  { store: { session }, copy, locale, applicantTypes, visits }: Tools,
  { timeZone } = Intl.DateTimeFormat().resolvedOptions(),
): Promise<string> {
  const [from = ''] = applications.map(({ id }) => id).toSorted();
  const [sources, notes] = await Promise.all([session.readSources(from), session.readNotes(from)]);
  const clock = new Intl.DateTimeFormat('sv', { timeZone, timeStyle: 'medium' });
  /** Date and time as two ISO 8601 cells, which spreadsheets read as dates in every region. */
  const dateCells = (at = 0): readonly [string, string] =>
    at > 0 ? [localDay(at, timeZone).day, clock.format(at)] : ['', ''];
  const rows = applications.map((application) => {
    const { id, name, email, websiteLink, message, owner, remindOn, status, applicationType } = application;
    const source = sources.get(id) ?? parseSource(null);
    const noteTexts = (notes.get(id) ?? []).map(
      ({ at, who, text }) => `${dateCells(at).join(' ')} ${actorText(who, copy)}: ${text}`,
    );
    return [
      ...dateCells(application.createdAt),
      copy.statuses[status],
      copy.types[getTeamType(applicationType, applicantTypes)],
      copy.types[applicationType],
      ...[name, email, websiteLink, message],
      source.language === null ? '' : LANGUAGES[source.language].name,
      sourceText(source, visits, copy.detail.campaign.other),
      owner?.name ?? '',
      remindOn ?? '',
      noteTexts.join('\n'),
      ...dateCells(application.updatedAt),
      `${location.origin}${pathOf('teamdashboard', locale)}#application=${id}`,
    ];
  });
  return csvFile(copy.csv.header, rows, locale);
}
