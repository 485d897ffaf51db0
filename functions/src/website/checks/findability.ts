import { isSameSite, resolveUrl } from '../page/addresses.ts';
import { getModel } from '../page/model.ts';
import { findHidingRule } from '../page/robots-rules.ts';
import {
  type Entity,
  getEntities,
  getTypes,
  hasBrokenData,
  hasType,
  parseTypeName,
} from '../page/structured-data.ts';
import { exactly } from '../words/patterns.ts';
import { detectLanguage } from '../words/topics.ts';
import { type Check, type Evidence, fail, notApplicable, pass, quoteAs, warn } from './check.ts';
import { getDeclaredLanguage } from './text-view.ts';

const COMPANY = exactly('company-types');
const NOT_COMPANY = exactly('other-types', '');
/** Whether an entity of unknown type describes a company: it has a name, an address, and another detail. */
const describesCompany = (entity: Entity): boolean =>
  !hasType(entity, NOT_COMPANY) &&
  getTypes(entity).length > 0 &&
  ['name', 'address'].every((key) => key in entity) &&
  ['logo', 'url', 'telephone', 'email'].some((key) => key in entity);
const COMPANY_DETAILS = ['logo', 'address', 'telephone', 'email', 'sameAs', 'contactPoint'];
/** Alt texts that describe nothing: dots, a file name, an address. */
const EMPTY_ALT = exactly('empty-alts');
/** If this many images, and at least half of all, have an empty alt text, some are probably not decorative. */
const MIN_EMPTY_ALTS = 3;

export const FINDABILITY_CHECKS: readonly Check[] = [
  {
    id: 'indexable',
    weight: 8,
    run: ({ page, headers, fetchedAt }) => {
      const rules = [...page.robotsRules, ...(headers.get('x-robots-tag') ?? '').split('\n')];
      const blockingRule = findHidingRule(rules, fetchedAt.getTime());
      const evidence = quoteAs('robots-rule', blockingRule ?? page.robotsRules[0]);
      return blockingRule === undefined ? pass(evidence) : fail(evidence);
    },
  },
  {
    id: 'heading-order',
    weight: 1,
    needsText: true,
    run: ({ page }) => {
      const headings = page.headings.filter(({ text }) => text !== '');
      if (headings.length < 2) return notApplicable();
      const jumpIndex = headings.findIndex(({ level }, i) => level > (headings[i - 1]?.level ?? 0) + 1);
      const skippedTo = headings[jumpIndex];
      if (!skippedTo) return pass();
      return warn(quoteAs(jumpIndex === 0 ? 'first-heading' : 'heading-jump', skippedTo.text));
    },
  },
  {
    id: 'lang',
    weight: 1,
    run: ({ page }) => {
      if (page.lang.trim() === '') return fail({ kind: 'no-language' });
      if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i.test(page.lang.trim()))
        return warn(quoteAs('language', page.lang));
      // Content management systems often default to English, whatever the text's language.
      const detectedLanguage = detectLanguage(getModel(page).text);
      return detectedLanguage !== null && detectedLanguage !== getDeclaredLanguage(page)
        ? warn(quoteAs('other-language', page.lang))
        : pass(quoteAs('language', page.lang));
    },
  },
  {
    id: 'organization-data',
    weight: 1,
    run: ({ page }) => {
      const entities = getEntities(page);
      const companies = entities.filter((entity) => hasType(entity, COMPANY) || describesCompany(entity));
      const completeCompany = companies.find(
        (entity) => 'name' in entity && COMPANY_DETAILS.some((key) => key in entity),
      );
      if (completeCompany) return pass(quoteAs('company-data', getTypes(completeCompany).join(', ')));
      const companyItem = page.itemTypes.map(parseTypeName).find((name) => COMPANY.test(name));
      if (companyItem !== undefined && page.itemTypes.some((type) => parseTypeName(type) === 'PostalAddress'))
        return pass(quoteAs('company-data', companyItem));
      if (companies[0] || companyItem !== undefined)
        return warn(
          quoteAs('bare-company-data', companies[0] ? getTypes(companies[0]).join(', ') : companyItem),
        );
      return hasBrokenData(page)
        ? warn({ kind: 'broken-data' }, 0.25)
        : fail(quoteAs('other-data', entities.flatMap(getTypes).join(', ')) ?? { kind: 'no-company-data' });
    },
  },
  {
    id: 'open-graph',
    weight: 1,
    run: ({ page: { meta } }) => {
      const presentTags = ['og:title', 'og:description', 'og:image'].filter(
        (key) => (meta.get(key) ?? '').trim() !== '',
      );
      if (presentTags.length === 3) return pass(quoteAs('preview', meta.get('og:title')));
      const evidence: Evidence = { kind: 'partial-preview', count: presentTags.length, of: 3 };
      return presentTags.length > 0 ? warn(evidence, presentTags.length / 3) : fail({ kind: 'no-preview' });
    },
  },
  {
    id: 'canonical',
    weight: 1,
    run: (site) => {
      const links = site.page.resources.filter(({ rel }) => rel.split(/\s+/).includes('canonical'));
      const targets = new Set(links.map(({ href }) => resolveUrl(site, href)?.href ?? ''));
      const [target] = targets;
      if (target === undefined) return fail({ kind: 'no-preferred-address' });
      const url = URL.parse(target);
      if (targets.size > 1) return warn(quoteAs('preferred-several', [...targets].join(' · ')));
      return url && isSameSite(site, url)
        ? pass(quoteAs('preferred-address', target))
        : warn(quoteAs('preferred-elsewhere', target));
    },
  },
  {
    id: 'image-alternatives',
    weight: 1,
    run: ({ page: { images } }) => {
      const shown = images.filter(({ isDecorative }) => !isDecorative);
      if (shown.length === 0) return notApplicable();
      const undescribed = shown.filter(
        ({ alt, lacksAccessibleName }) =>
          alt === null || lacksAccessibleName || EMPTY_ALT.test(alt.slice(0, 200)),
      );
      const emptyCount = shown.filter(({ alt }) => alt === '').length;
      if (undescribed.length === 0)
        return emptyCount >= MIN_EMPTY_ALTS && emptyCount * 2 >= shown.length
          ? warn({ kind: 'empty-images', count: emptyCount, of: shown.length })
          : pass();
      const src = undescribed[0]?.src ?? '';
      const counts = { count: undescribed.length, of: shown.length };
      const evidence: Evidence =
        src === '' || src.startsWith('data:')
          ? { kind: 'images', ...counts }
          : { kind: 'named-images', quote: src, ...counts };
      return undescribed.length / shown.length <= 0.2 ? warn(evidence) : fail(evidence);
    },
  },
];
