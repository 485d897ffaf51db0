/** Words that never name anybody, in both languages. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `der die das den dem des ein eine einen einem einer eines und oder aber auch nicht nur für mit von vom zu zum zur bei beim in
  im an am auf aus nach vor über unter durch um wir ihr ihre ihren ihrem ihrer sie ich uns unser unsere unseren unserem unserer
  es er man wer was wie wo wenn weil dass als so sehr mehr noch schon hier da dann jetzt heute kein keine keinen alle alles
  viele einige jeder jede jedes mal bitte ja nein ob ist sind war waren wird werden wurde haben hat hatte kann können
  the a an and or but not no for with from to of in on at by as is are was were be been we you they he she it our your their
  his her its us them this that these those who which what when where how if because so than then there here just only also very
  more most some any all each every both do does did has have had can could will would should may might must yes please always
  sometimes`.split(/\s+/),
);

/** Negations. */
export const NEGATION =
  /^(?:no|not|never|nor|neither|without|except|anymore|nicht|kein(?:e[mnrs]?)?|nie|niemals|ohne|außer|weder)$|n[’']t$/;
/** Words and punctuation marks that end the scope of a negation. */
export const CONTRAST = /^(?:but|only|instead|rather|sondern|aber|nur|dafür|stattdessen|lieber|[.;:,–—-])$/;
