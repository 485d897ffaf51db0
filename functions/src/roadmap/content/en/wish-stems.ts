import type { Stems } from '../../engine/content.ts';

/** Sentences in the visitor's own words that say what a plan has to respect. */
export const wishStems: Stems['wishes'] = {
  'no-ads':
    /\b(?:no|not|never|can[’']?t|cannot|don[’']?t|without|zero|hardly any|little)\b.{0,30}\b(?:ads?|advertis\w+|ad budget|marketing budget|money for marketing)\b/iu,
  'little-time':
    /part[- ]?time|side (?:business|job|hustle)|\b(?:alone|by myself|on my own|just me|only me|one[- ]man|one[- ]woman|solo)\b|\bevenings?\b|\bweekends?\b|spare time|\b(?:little|no|not enough) time\b|\b\w+ hours? (?:a|per) (?:week|day)\b|day job|school hours|(?:small )?(?:kids|children|baby) at home/iu,
  'few-orders':
    /fully booked|booked (?:out|up|until|through|solid)|waiting list|wait ?list|\bcapacity\b|can(?:[’']t| not|not)? (?:only |just )?(?:take|handle|make|do|manage) (?:on )?(?:only |at most |more than |up to |about )?(?:\d+|one|two|three|four|five|six|eight|ten|a few)|at most (?:\d+|one|two|three|four|five|six|ten)|no more than (?:\d+|one|two|three|four|five|six|ten)|\b(?:\d+|one|two|three|four|five|six|ten) (?:\w+ )?(?:a|per) (?:month|week|year|season)\b/iu,
  nearby:
    /within (?:about |roughly )?(?:\d+|\w+) ?(?:miles?|km|kilomet\w+|minutes?|hours?)|(?:\d+|forty|thirty|twenty|fifty)[- ]miles?|(?:only|just|stay|work|deliver|stick) (?:\w+ ){0,3}(?:in|around|near|inside|within|to) (?:the |our )?(?:\p{Lu}\p{L}+|area|county|region|town|city|valley|state|neighbou?rhood)|\b(?:local|locally|nearby) only\b|only (?:local|nearby)|our (?:county|region|valley|town|area) only|don[’']t (?:drive|travel|deliver) (?:far|further|beyond|outside)/iu,
  season:
    /\b(?:(?<!since )(?:january|february|april|june|july|august|september|october|november|december)|(?:in|until|from|by|before|through|and|to) (?:march|may)|spring|summer|autumn|winter|christmas|easter|holiday season|holidays|harvest|seasons?|seasonal|off[- ]season|high season|wedding season|halloween|thanksgiving)\b/iu,
  'no-calls':
    /\b(?:no|not|never|don[’']?t|hate|won[’']?t|refuse|without|dislike)\b.{0,25}\b(?:cold[- ]?call\w*|phone calls?|telephone|calling|calls|on the phone|phoning)\b/iu,
  'no-social':
    /\b(?:no|not|never|don[’']?t|hate|won[’']?t|without|dislike|deleted|quit)\b.{0,30}\b(?:social media|instagram|facebook|linkedin|tiktok|posting)\b/iu,
  'no-mail':
    /\b(?:no|not|never|don[’']?t|hate|won[’']?t|without|dislike)\b.{0,25}\b(?:newsletters?|e-?mails?|mass mail|cold email\w*|mailings?)\b/iu,
  'no-travel':
    /\b(?:no|not|never|don[’']?t|hate|won[’']?t|can[’']?t|without|dislike)\b.{0,25}\b(?:trade shows?|fairs?|travel\w*|markets|on the road|exhibitions?)\b/iu,
  'no-discounts':
    /\b(?:no|not|never|don[’']?t|hate|won[’']?t|can[’']?t|refuse|without)\b.{0,30}\b(?:discounts?|cheap\w*|lower (?:our |my )?prices?|price war|bargain\w*|cut prices)\b/iu,
  minimum:
    /(?:below|under|less than) \$?\d+.{0,40}(?:not|n[’']t|worth)|\bminimum\b|\bat least (?:\d+|fifty|twenty|a hundred)\b|smallest order|orders? (?:of|from|above|over|under|below) \$?\d+/iu,
  'no-staff':
    /(?:can[’']?t|cannot|hard to|difficult to|impossible to|struggle to|don[’']?t) find (?:\w+ ){0,2}(?:staff|people|workers|drivers|cooks|apprentices|employees|hands|installers|technicians)|short[- ]?(?:staffed|handed)|understaffed|no (?:staff|apprentices|employees)|(?:two|three|several) (?:people )?(?:quit|left)\b/iu,
  'late-payment':
    /pay(?:s|ing|ment|ments)? (?:\w+ )?late|late pay\w*|overdue|unpaid|cash ?flow|don[’']?t pay/iu,
  'one-big-customer':
    /\b(?:one|single|two) (?:big |large |main |major )?(?:customer|client|buyer|account)s?\b|depend(?:s|ent)? on (?:one|a single|two)|(?:half|most|\d+ ?(?:%|percent)) of (?:our |my |the )?(?:sales|revenue|turnover|income|business)/iu,
  'new-offer':
    /\bnew (?:product|line|service|offer|range|course|machine|collection|program)\b|\blaunch\w*|just (?:started|begun|opened)|we (?:also )?plan to (?:offer|open|sell|start|add)|starting (?:a|an) new|brand[- ]new/iu,
  abroad:
    /\babroad\b|overseas|\bexport\w*|\b(?:Canada|Mexico|Europe|Germany|Austria|Switzerland|France|Britain|Ireland|Scotland|Australia|Japan|China)\b|other countries|ship(?:ping)? (?:to|internationally)/iu,
  'only-this':
    /\b(?:only|exclusively|solely|nothing but|just want|prefer\w*|rather|instead of|would (?:like|love)|want (?:more|to)|we[’']d like|i[’']d like|wish|hope to|aim to|focus\w*|specialize|more \w+ (?:jobs|orders|projects|work|commissions))\b/iu,
  'not-this':
    /\b(?:no more|no longer|not any ?more|any ?more|never again|don[’']t (?:want|take|do|like|offer|make|sell)|do not (?:want|take|do|like|offer|make|sell)|won[’']t|refuse|stopped|sick of|tired of|no \w+(?:,| please| jobs| orders| work)|not \w+ing)\b/iu,
};

export const localTrade =
  /\b(?:roof\w*|plumb\w*|electricians?|electrical contract\w*|carpent\w*|joiner\w*|painters?|decorat(?:or|ing)s?|landscap\w*|gardeners?|tree (?:care|surg\w+|service)|masonry|bricklay\w*|tilers?|plaster\w*|glazier\w*|chimney|heating|hvac|locksmith\w*|handyman|remodel\w*|renovation|cleaners?|garage|auto repair|car repair|removals|movers|pest control|window cleaning|fencing|flooring)\b/iu;
