import type { Stems } from '../../engine/content.ts';

const TIMES =
  "(?<!since )(?:january|february|(?:in|until|from|by|before|through|and|to|since|mid-|late|early|after) ?(?:march|may)|march (?:and|to|through)|may (?:and|to|through)|april|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|christmas|easter|lent|new year(?:[’']s)?|holiday season|holidays|harvest|seasons?|seasonal|off[- ]season|high season|halloween|thanksgiving|memorial day|labor day|valentine[’']?s|mother[’']?s day|father[’']?s day|black friday|school year|semester|deer season|mud season|lambing|calving)";
const SHUT =
  "clos(?:e|ed|es|ing)|shut(?:s|ting)?|on (?:vacation|leave|break)|hiatus|nothing (?:\\w+ ){0,3}(?:to (?:sell|rent|offer|ship|do)|happens|runs|goes)|no ?(?:one|body) (?:\\w+ )?(?:orders|buys|books|comes|calls|has time|shows)|no (?:work|orders|time|capacity|shipping|bookings|new (?:work|jobs|clients|orders|projects))|booked|full|spoken for|(?:can|do|does|must|are|is)(?:n[’']?t|not| not) (?:\\w+ )?(?:take|work|open|sell|ship|run|travel|available|working|taking|allowed)|away|off|hibernat\\w+|rests?|resting|asleep|dormant|frozen|take a break|too (?:hot|cold|wet|busy)";
const REST = 'rest of the year|otherwise|outside (?:of )?(?:the |our )?season';

/** Sentences in the visitor's own words that say what a plan has to respect. */
export const wishStems: Stems['wishes'] = {
  'no-ads':
    /\b(?:no|not|never|can[’']?t|cannot|don[’']?t|without|zero|hardly any|little)\b.{0,30}\b(?:ads?|advertis\w+|ad budget|marketing budget|money for marketing)\b/iu,
  'small-budget':
    /(?:[$£€] ?\d[\d,]*|\b\d[\d,]* (?:dollars|bucks|pounds|euros)|a few hundred|a couple hundred) ?(?:\w+ ){0,3}(?:a|per|each|every) (?:month|week|year|quarter)|\b(?:tight|small|tiny|shoestring|limited|modest) (?:\w+ )?budget|\bbudget (?:is|of)\b|(?:can[’']?t|cannot) (?:afford|spend)|\b(?:money|cash) is (?:tight|short)|no money/iu,
  'little-time':
    /part[- ]?time|side (?:business|job|hustle)|\b(?:alone|by myself|on my own|just me|only me|one[- ]man|one[- ]woman|solo)\b|\bevenings?\b|\bweekends?\b|spare time|\b(?:little|no|not enough) time\b|\b\w+ hours? (?:a|per) (?:week|day)\b|day job|school hours|(?:small )?(?:kids|children|baby) at home/iu,
  'few-orders':
    /fully booked|booked (?:out|up|until|through|solid)|waiting list|wait ?list|\bcapacity\b|\bspoken for\b|(?:don[’']?t|do not|never) want to (?:grow|get (?:any )?bigger)|(?:only|just|have|with|are|of) (?:the )?(?:one|two|three|four|five|six|\d+) (?:\w+ )?(?:of us|crews?|people|trucks?|vans?|ovens?|kilns?|machines?|hands|staff|employees|drivers|seats|beds|looms?|presses)|can(?:[’']t| not|not)? (?:only |just )?(?:take|handle|make|do|manage) (?:on )?(?:only |at most |more than |up to |about )?(?:\d+|one|two|three|four|five|six|eight|ten|a few)|at most (?:\d+|one|two|three|four|five|six|ten)|no more than (?:\d+|one|two|three|four|five|six|ten)|(?<![$£€\d,])\b(?:\d+|one|two|three|four|five|six|ten) (?!dollars|euros|pounds|hours?|miles?)(?:\w+ ){0,2}(?:a|per) (?:month|week|year|season)\b/iu,
  'set-hours':
    /\b(?:only|just|never|not) (?:\w+ ){0,3}(?:on |at )?(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekdays|nights?|mornings?|afternoons?|mornings)\b|\b(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|nights|mornings|afternoons) only\b|\b\d{1,2} ?(?:a\.?m\.?|p\.?m\.?)?(?: to |[-–])\d{1,2} ?(?:a\.?m|p\.?m)/iu,
  // A place by name is capitalized, even though the rest ignores case.
  nearby: new RegExp(
    String.raw`too far|(?:don[’']?t|won[’']?t|can[’']?t|hate to|do not|never) (?:fly|ship|drive|travel|go|cross|leave)\b|(?:i|we) can drive|day[’']?s drive|hours?[’']? drive|in driving distance|(?:nothing|no one|nobody|anything) (?:\w+ )?(?:outside|beyond|past|further|farther|west|east|north|south)|within (?:about |roughly )?(?:\d+|\w+) ?(?:miles?|km|kilomet\w+|minutes?|hours?)|(?:\d+|forty|thirty|twenty|fifty)[- ]miles?|(?:only|just|stay|work|deliver|stick) (?:\w+ ){0,3}(?:in|around|near|inside|within|to) (?:the |our )?(?!(?:${TIMES})\b)(?:(?-i:\p{Lu})\p{L}+|area|county|region|town|city|valley|state|neighbou?rhood)|\b(?:local|locally|nearby) only\b|only (?:local|nearby)|our (?:county|region|valley|town|area) only|don[’']t (?:drive|travel|deliver) (?:far|further|beyond|outside)`,
    'iu',
  ),
  pause: new RegExp(`^(?!.*(?:${REST}))(?=.*\\b(?:${TIMES})\\b)(?=.*\\b(?:${SHUT})\\b)`, 'isu'),
  season: new RegExp(`\\b(?:${TIMES})\\b`, 'iu'),
  'no-calls':
    /\b(?:no|not|never|don[’']?t|hate|won[’']?t|refuse|without|dislike)\b.{0,25}\b(?:cold[- ]?call\w*|phone calls?|telephone|calling|calls|on the phone|phoning)\b/iu,
  'no-social':
    /\b(?:no|not|never|don[’']?t|hate|won[’']?t|without|dislike|deleted|quit)\b.{0,30}\b(?:social media|instagram|facebook|linkedin|tiktok|posting)\b/iu,
  'no-camera':
    /\b(?:no|not|never|don[’']?t|hate|won[’']?t|refuse|dislike|shy)\b.{0,25}\b(?:camera|videos?|film(?:ed|ing)?|photos?|pictures|reels)\b/iu,
  'no-mail':
    /\b(?:no|not|never|don[’']?t|hate|won[’']?t|without|dislike)\b.{0,25}\b(?:newsletters?|e-?mails?|mass mail|cold email\w*|mailings?)\b/iu,
  'no-travel':
    /\b(?:no|not|never|don[’']?t|hate|won[’']?t|can[’']?t|without|dislike)\b.{0,25}\b(?:trade shows?|fairs?|travel\w*|markets|on the road|exhibitions?)\b/iu,
  'no-discounts':
    /\b(?:no|not|never|don[’']?t|hate|won[’']?t|can[’']?t|refuse|without)\b.{0,30}\b(?:discounts?|cheap\w*|lower (?:our |my )?prices?|price war|bargain\w*|cut prices)\b/iu,
  minimum:
    /(?:below|under|less than) \$?\d+.{0,40}(?:not|n[’']t|worth)|\bminimum\b|\bat least (?:\d+|fifty|twenty|a hundred)\b|smallest order|orders? (?:of|from|above|over|under|below) \$?\d+/iu,
  'no-staff':
    /(?:can[’']?t|cannot|hard to|difficult to|impossible to|struggle to|don[’']?t) find (?:\w+ ){0,2}(?:staff|people|workers|therapists|nurses|drivers|cooks|apprentices|employees|hands|installers|technicians)|short[- ]?(?:staffed|handed)|understaffed|no (?:staff|apprentices|employees)|(?:two|three|several) (?:people )?(?:quit|left)\b/iu,
  'late-payment':
    /pay(?:s|ing|ment|ments)? (?:\w+ )?late|late pay\w*|overdue|unpaid|cash ?flow|don[’']?t pay/iu,
  'one-big-customer':
    /\b(?:one|single|two) (?:big |large |main |major )?(?:customer|client|buyer|account)s?\b|depend(?:s|ent)? on (?:one|a single|two)|(?:half|most|\d+ ?(?:%|percent)) of (?:our |my |the )?(?:sales|revenue|turnover|income|business)/iu,
  'new-offer':
    /\bnew (?:product|line|service|offer|range|course|machine|collection|program)\b|\blaunch\w*|just (?:started|begun|opened)|we (?:also )?plan to (?:offer|open|sell|start|add)|starting (?:a|an) new|brand[- ]new/iu,
  'short-notice':
    /last[- ]minute|short notice|\b(?:a|one|the) day (?:before|ahead|in advance)|same[- ]day|\brush (?:jobs?|orders?)|(?:weeks?|months?|days?) (?:in advance|ahead|notice|lead time)|lead times?/iu,
  'handing-over':
    /\bretir(?:e|ing|ement)\b|\bsuccess(?:or|ion)\b|hand(?:ing)? (?:it |the \w+ |everything )?over|sell(?:ing)? the (?:business|company|shop)|take over (?:from|the)/iu,
  abroad:
    /\babroad\b|overseas|\bexport\w*|\b(?:Canada|Mexico|Europe|Germany|Austria|Switzerland|France|Britain|Ireland|Scotland|Australia|Japan|China)\b|other countries|ship(?:ping)? (?:to|internationally)/iu,
  'only-this':
    /\b(?:only|exclusively|solely|nothing but|just want|prefer\w*|rather|instead of|would (?:like|love)|want (?:more|to)|we[’']d like|i[’']d like|wish|hope to|aim to|focus\w*|specialize|more \w+ (?:jobs|orders|projects|work|commissions))\b/iu,
  'not-this':
    /\b(?:no more|no longer|not any ?more|any ?more|never again|don[’']t (?:want|take|do|like|offer|make|sell)|do not (?:want|take|do|like|offer|make|sell)|won[’']t|refuse|stopped|sick of|tired of|no \w+(?:,| please| jobs| orders| work)|not \w+ing)\b/iu,
};

export const localTrade =
  /\b(?:roof\w*|plumb\w*|electricians?|electrical contract\w*|carpent\w*|joiner\w*|painters?|decorat(?:or|ing)s?|landscap\w*|gardeners?|tree (?:care|surg\w+|service)|masonry|bricklay\w*|tilers?|plaster\w*|glazier\w*|chimney|heating|hvac|locksmith\w*|handyman|remodel\w*|renovation|cleaners?|garage|auto repair|car repair|removals|movers|pest control|window cleaning|fencing|flooring)\b/iu;

export const practice =
  /\b(?:dentists?|dental|orthodont\w*|veterinar\w*|vets?(?! affairs)|physicians?|doctors?|clinics?|physiotherap\w*|physical therap\w*|chiropract\w*|osteopath\w*|midwi\w+|dermatolog\w*|optometr\w*|pediatric\w*|animal hospital)\b/iu;
