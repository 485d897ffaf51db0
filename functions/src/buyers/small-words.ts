/** The small words around a name: they end it, and say whether it is part of it. */
import type { Locale } from '../../../src/domain/site/locale.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Adjectives that say nothing of who somebody is, and words that never belong to a name. */
export const NEVER_IN_A_NAME: Readonly<Record<Locale, ReadonlySet<string>>> = {
  de: setOf(`
    die der das den dem des ein eine einen einem einer eines kein keine keinen keiner unsere unser unseren unserer ihre ihren ihrer ihr
    meine meinen meiner deine deinen seine seinen alle allen aller viele vielen vieler manche manchen einige einigen mehrere mehreren andere
    anderen anderer weitere weiteren solche solchen diese diesen dieser jene welche jede jeden jeder beide beiden zwei drei vier fünf
    zufriedene zufriedenen glückliche moderne modernen neue neuen treue treuen gute guten beste besten erste ersten letzte letzten eigene
    eigenen liebe lieben werte schöne schönen seriöse seriösen namhafte namhaften zahlreiche zahlreichen unzählige wenige wenigen ganze
    ganzen meisten nächsten gewisse bestimmte verschiedene verschiedenen unterschiedliche unterschiedlichen anspruchsvolle anspruchsvollen
    heute sowie oder ohne gerne bitte eine habe haben werden wurden können sollen wollen müssen machen kommen nutzen bestellen kaufen buchen
    bieten liefern beliefern beraten helfen unterstützen begleiten betreuen schulen arbeiten stellen bauen zeigen planen suchen lassen
    sparen pflegen verkaufen vermieten verleihen reinigen reparieren richten sprechen erreichen gewinnen finden brauchen bekommen lieben
    schätzen berate lerne helfe schule begleite betreue unterstütze coache fotografiere filme baue nähe schreibe male unterrichte liefere
    verkaufe suche arbeite mache biete koche backe repariere plane entwickle gestalte behandle zwischen gegen neben wegen seiten anderen derzeit aktuelle aktuellen potenzielle potenziellen unabhängig`),
  en: setOf(`
    the a an our your their his her its my this that these those all any every each some many most more fewer other others another several few
    both no not only just also even such same new happy satisfied loyal modern great good better best busy smart leading ambitious
    growing innovative successful trusted favorite favourite real first last next own different various countless demanding savvy
    discerning and or but nor with without for to of in on at by from as into than over under between through across around about near
    against per via help helps helping helped serve serves serving supply supplies supplying sell sells selling sold teach teaches teaching
    train trains training build builds building make makes making made support supports supporting advise advises advising equip
    equips let lets letting give gives giving gave show shows showing allow allows connect connects connecting enable enables empower
    empowers deliver delivers delivering ship ships rent rents represent represents protect protects tell tells ask asks meet meets
    bring brings send sends sent hand hands get gets getting want wants need needs keep keeps like likes love loves use uses using used run runs running own owns
    work works working write writes writing wrote is are was were be been being has have had do does did can could will would should
    may might must we you they he she it i us them who which what when where why how if while because so then there here now today still
    never always often mostly mainly usually including especially particularly namely whether two three four five six seven eight nine ten
    twenty thirty fifty hundred hundreds thousand thousands dozens save saves offer offers offering provide provides providing create creates
    design designs find finds join welcome welcomes welcoming treat treats treating fit fits supplied trust trusts visit visits call
    book buy buys hire hires order orders rely choose chooses become follow see please dear fellow via unlike like instead rather`),
};

/** Whether a word in front of a German name describes it: „inhabergeführte Bäckereien“. */
export const isGermanAdjective = (form: string): boolean =>
  /^[a-zäöüß-]{4,30}(?<!st)(?:e|en|er)$/.test(form) && !NEVER_IN_A_NAME.de.has(form);

/** English words that describe who somebody is: “small dairy farms”. */
const ADJECTIVE =
  /^(?:small|large|local|regional|national|rural|urban|coastal|private|public|independent|family|family-run|family-owned|mid-size|midsize|mid-sized|medium-sized|small-town|young|older|elderly|professional|commercial|industrial|residential|organic|specialty|specialist|nonprofit|multi-.+|owner-.+|employee-.+|community|corporate|boutique|artisan|craft|amateur|hobby|freelance|certified|registered|licensed|solo|remote|.+(?:al|ic|ary|ive|ish|ean|ian|ese|ous|ular|less|-based|-owned|-run|-scale|-size|-sized))$/;

export const isEnglishAdjective = (form: string): boolean =>
  ADJECTIVE.test(form) && !NEVER_IN_A_NAME.en.has(form);

/** What may stand between a head and what it belongs to: „Betreiber von Biogasanlagen“, “owners of classic cars”. */
export const OF: Readonly<Record<Locale, string>> = { de: 'von', en: 'of' };
/** Names that are whole with it alone. */
export const TAKES_OF: Readonly<Record<Locale, RegExp>> = {
  de: /(?:betreiber|hersteller|produzenten|eigentümer|inhaber|besitzer|halter|leiter|verwalter|anbieter|freunde|liebhaber|eltern|angehörige|käufer|mieter|sammler)(?:innen|n)?$/,
  en: /(?:owners|operators|managers|makers|manufacturers|producers|growers|breeders|builders|parents|lovers|collectors|directors|leaders|heads|fans|importers|distributors|restorers|families)$/,
};

/** German surnames that are trades as well. */
export const SURNAMES = setOf(`
  müller bäcker schneider weber bauer fischer jäger richter schäfer förster metzger gärtner schreiner glaser maurer sattler töpfer seiler
  schuster winzer fleischer maler schlosser schmiede köche müllers fräser imker dreher brenner brauer färber weber drechsler zimmerer
  steinmetz wirte meister makler berater`);
