import { firstOf } from '../../platform/first-of.ts';
import { getModel, isHeadingLike, type Section } from '../page/model.ts';
import type { Page, PageImage, Position, TextBlock } from '../page/page.ts';
import { lacksMenuAndFooter } from '../page/rendered-by-script.ts';
import { judgeAbsence } from './absent.ts';
import { type Check, pass, quoteAs, unknown, warn } from './check.ts';
import { findFigures, hasZeroCounters } from './figures.ts';
import { TESTIMONIALS_CHECK } from './testimonials.ts';
import { findLinkLabel, getLinkedPages, isUnfinished, quoteMatch } from './text-view.ts';
import { findWeakFigures, findWeakReferences } from './weak.ts';

/** A sufficient figure: ten years or more. */
const LONG_HISTORY =
  /(?<!\d)(?:[1-9]\d|1\d\d)\s?\+?\s?(?:jahre|jährig|years)|(?:seit|since|über|mehr als|over|more than) (?:zwanzig|dreißig|vierzig|fünfzig|hundert|twenty|thirty|forty|fifty)|^(?:[2-9]\d|\d{3}|\d{1,3}[.,’]\d{3})\s?\+?\s(?!jahr|year|prozent|percent)\p{L}|^[45][.,]\d \p{L}|(?<!\d)(?:1[6-9]\d\d|200\d|201[0-6])(?!\d)/iu;
/** File names of numbered customer logos. */
const NUMBERED_LOGO =
  /^(?:client|customer|kunden?)?[-_]?logos?[-_ ]?\d{1,2}\.|^(?:client|customer|kunde)[-_ ]?\d{1,2}\./i;
/** Minimum customer logos, and pictures in a row. */
const MIN_LOGOS = 4;
const MIN_PICTURES = 3;
/** Characters read per block. */
const MAX_TEXT_LENGTH = 800;
/** Maximum blocks searched for customers' names. */
const MAX_BLOCKS = 300;

/** Headings and links about customers or finished work. */
const REFERENCES =
  /referenz(?!preis|wert|rahmen|zins)|unsere kunden(?! sagen)|(?<!\p{L})kunden(?:projekte|liste)|(?<!\p{L})(?:unsere |meine |ausgewählte |aktuelle |abgeschlossene |letzte )?projekte(?!\p{L})|(?<!\p{L})(?:unsere|meine|ausgewählte|aktuelle|einige|letzte|fertige) (?:arbeiten|objekte|auftraggeber|werke)|^arbeiten$|(?:bisher|zuletzt) (?:ge|be|ver|er|re)\p{L}{3,12}t$|^(?:stories|kundengeschichten)$|(?<!\p{L})we(?:[’']ve| have) (?:built|made|done|designed|restored|worked on|completed|helped|moved|painted|fitted)$|(?:das|was) haben wir (?:\p{L}{3,12} )?\p{L}{3,14}t$|(?<!\p{L})(?:websites|sites|homes|houses|apps|products|brands|projects|things) we[’']?(?:ve| have)? \p{L}{4,12}$|arbeitsproben|case.?stud|fallstudie|erfolgsgeschicht|success stor|customer stor|vertrauen (?:uns|auf|mir|bereits)|trusted by|used by|(?:our|my|selected|recent|featured|past|some|latest) (?:clients|customers|work|works|projects)(?!\p{L})|^(?:clients|customers|work|projects|works|gallery of work)$|(?:who|companies|brands) (?:we|i)(?:[’']ve)? work(?:ed)? with|(?<!\p{L})portfolio(?!\p{L})|wir arbeiten für|customers include|clients include|arbeiten bereits|as (?:seen|featured) (?:in|on)|bekannt aus|vorher.{1,5}nachher|before (?:&|and) after/iu;
/** Other meanings of these words: a range of services, staff, charitable work. */
const NOT_REFERENCES =
  /(?:leistungs|produkt|products?|services?|marken|brand)[- ]?portfolio|portfolio (?:umfasst|an|von|of services|management|compan|divers)|our work(?:force|shops?|place|ing|flow|ers?)|work with us|how (?:we|it|our) work|projektmanagement|(?:our|unser)e? portfolio (?:includes|reicht)|(?:whole|entire|complete|full|property|gesamte[sn]?|ganze[sn]?) portfolio|(?:ihr|your) portfolio|testimonial|customer stories|kunden sagen|fragen (?:unsere|sich)|questions|willkommen|projekte? (?:anfragen|starten)|your projects?|ihre? projekte?|customers say|sagen|clients say|loved by/iu;

/** File names and alt texts of logos, and those of the site's own, networks' and payment methods' logos. */
const LOGO = /logo|kunde|client|partner|brand/i;
const NOT_CUSTOMER =
  /facebook|instagram|linkedin|xing|twitter|youtube|tiktok|whatsapp|google|visa|mastercard|paypal|payment|footer|header|favicon|navbar|white|dark|light|mobile|own|site-logo|custom-logo|app.?store|play.?store|iso|siegel|badge|menu|icon/i;

/** Sentences that name customers: „Anlagen von uns laufen bei Ahlborn Verschlüsse“, “we have worked for Baltic Lines”. */
const CUSTOMERS_NAMED =
  /(?<!\p{L})(?:(?:[Uu]nter anderem|[Zz]um Beispiel|im Einsatz|[Ii]nstalliert|[Ll]aufen|[Aa]rbeiten) (?:\p{Ll}+ ){0,2}(?:bei|für)|darunter (?:die|der|das|den)|(?:[Zz]u (?:unseren|meinen) )(?:Kunden|Auftraggebern|Referenzen) (?:zählen|gehören)(?: \p{Ll}+){0,3})\s\p{Lu}[\p{L}&.-]+ \p{Lu}|(?:[Cc]lients|[Cc]ustomers) (?:include|such as|like|are) (?:the )?\p{Lu}[\p{L}&’'-]+ \p{Lu}|(?:worked|works?|working|built|designed) (?:for|with) (?:the )?\p{Lu}[\p{L}&’'-]+(?: \p{Lu}[\p{L}&’'-]+){0,3},? (?:and|,) (?:the )?\p{Lu}/u;

const isAboutReferences = (text: string): boolean =>
  text.length < 100 && REFERENCES.test(text) && !NOT_REFERENCES.test(text);

const getFileName = (src: string): string => src.slice(0, 500).split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';

/** Counts distinct logos that are not the site's own. */
function countCustomerLogos(page: Page): number {
  const isLogo = ({ alt, src }: PageImage): boolean =>
    LOGO.test(`${alt ?? ''} ${getFileName(src)}`) ||
    /\/(?:clients?|kunden|customers?|referenzen|logos?)\//i.test(src.slice(0, 500));
  const siteName = page.title.toLowerCase();
  const names = page.images
    .filter((image) => isLogo(image) && !NOT_CUSTOMER.test(`${image.alt ?? ''} ${getFileName(image.src)}`))
    .map(({ alt, src }) => (alt || getFileName(src)).toLowerCase().replace(/logo|[\d_.-]|\s/g, ''))
    .filter((name) => name.length > 1 && !siteName.replace(/\s/g, '').includes(name));
  const numbered = page.images.filter(({ src }) => NUMBERED_LOGO.test(getFileName(src)));
  return Math.max(new Set(names).size, new Set(numbered.map(({ src }) => src)).size);
}

/** Alt texts that are proper names: several such images in a row are logos, even if their file names don't say so. */
const NAME_ON_SIGN =
  /^\p{Lu}[\p{L}\d&.’'-]*(?: (?:\p{Lu}[\p{L}\d&.’'-]*|&|mit|of|and|und|für|for|the)){1,4}$/u;
const SIGN_FILE = /\.svg$|logo/i;
function hasRowOfSigns({ images, title }: Page): boolean {
  const siteName = title.toLowerCase();
  const rows = Map.groupBy(
    images.filter(
      ({ alt, src }) =>
        NAME_ON_SIGN.test(alt ?? '') &&
        SIGN_FILE.test(getFileName(src)) &&
        !siteName.includes(`${alt}`.toLowerCase()),
    ),
    ({ blockOffset }) => blockOffset,
  );
  return [...rows.values()].some((row) => new Set(row.map(({ alt }) => alt)).size >= MIN_PICTURES);
}

/** Counts pictures in a folder named after customers. */
const countCustomerPictures = ({ images }: Page): number =>
  new Set(
    images
      .map(({ src }) => src.slice(0, 500))
      .filter((src) => /(?:^|\/)(?:clients?|kunden|customers?|referenzen|references)\//i.test(src)),
  ).size;

/** Whether a section has content. */
function hasContent(page: Page, { blocks, index }: Section, next: Section | undefined): boolean {
  const end = next?.index ?? page.blocks.length;
  const isBetween = ({ blockOffset }: Pick<Position, 'blockOffset'>): boolean =>
    blockOffset > index && blockOffset <= end + 1;
  return (
    blocks.length > 0 ||
    page.images.some(isBetween) ||
    page.links.some(isBetween) ||
    (next?.heading?.level ?? 0) > 2
  );
}

function findReferencesHeading(page: Page): string | undefined {
  const { sections, prose } = getModel(page);
  const referencesSection = sections.find(
    (section, i) =>
      section.heading &&
      isAboutReferences(section.heading.text) &&
      hasContent(page, section, sections[i + 1]),
  );
  if (referencesSection?.heading) return referencesSection.heading.text;
  // A "Portfolio" above a list of services is the company's range.
  const isLine = (block: TextBlock): boolean =>
    block.level === 0 &&
    isHeadingLike(block) &&
    isAboutReferences(block.text) &&
    !/^portfolio$/i.test(block.text);
  return prose.find((block) => isLine(block) && block.words <= 4)?.text;
}

/** Drops repeated figures such as "40+ Years" and "40 years". */
const dropRepeatedFigures = (figures: readonly string[]): readonly string[] => [
  ...new Map(figures.map((figure) => [figure.toLowerCase().replace(/[+\s]/g, ''), figure])).values(),
];

/** Testimonials, references and figures. */
export const PROOF_CHECKS: readonly Check[] = [
  TESTIMONIALS_CHECK,
  {
    id: 'references',
    weight: 3,
    severity: 'medium',
    needsText: true,
    run: (site) => {
      const linked = getLinkedPages(
        site,
        isUnfinished(site, 'references') ? ['services'] : ['services', 'references'],
      );
      for (const page of [site.page, ...linked]) {
        const heading = findReferencesHeading(page);
        if (heading !== undefined) return pass(quoteAs('text', heading));
      }
      const link = findLinkLabel(site, REFERENCES, NOT_REFERENCES);
      if (link !== undefined)
        return isUnfinished(site, 'references')
          ? warn(quoteAs('unfinished', link))
          : pass(quoteAs('link', link));
      const logos = countCustomerLogos(site.page);
      if (logos >= MIN_LOGOS || countCustomerPictures(site.page) >= MIN_PICTURES)
        return pass({ kind: 'logos', count: logos });
      if (hasRowOfSigns(site.page)) return pass({ kind: 'logos', count: MIN_PICTURES });
      const customerBlock = getModel(site.page)
        .prose.slice(0, MAX_BLOCKS)
        .find(({ text }) => CUSTOMERS_NAMED.test(text.slice(0, MAX_TEXT_LENGTH)));
      if (customerBlock) return pass(quoteAs('text', quoteMatch(customerBlock.text, CUSTOMERS_NAMED)));
      // References are usually on a separate page, which only the menu links to.
      if (lacksMenuAndFooter(site.page)) return unknown({ kind: 'filled-by-script' });
      return judgeAbsence(site, 'no-references', {
        part: /referen|project|projekt|client|kunden|portfolio|case/i,
        words: REFERENCES,
        weak: findWeakReferences,
      });
    },
  },
  {
    id: 'numbers',
    weight: 2,
    severity: 'low',
    needsText: true,
    run: (site) => {
      const figures = firstOf(findFigures(getModel(site.page)), 3);
      const [first] = figures;
      if (figures.length >= 2 || (first !== undefined && LONG_HISTORY.test(first)))
        return pass({ kind: 'figures', quote: dropRepeatedFigures(figures).join(' · ') });
      if (first !== undefined) return warn({ kind: 'partly-figure', quote: first });
      // Animated counters start at zero.
      if (site.page.scripts.length > 0 && hasZeroCounters(getModel(site.page)))
        return unknown({ kind: 'filled-by-script' });
      const [linkedFigure] = getLinkedPages(site, ['about']).flatMap((page) =>
        firstOf(findFigures(getModel(page)), 1),
      );
      if (linkedFigure !== undefined) return warn({ kind: 'partly-figure', quote: linkedFigure });
      return judgeAbsence(site, 'no-figures', {
        part: /count|stat|number|zahl|fact|fakt/i,
        weak: findWeakFigures,
      });
    },
  },
];
