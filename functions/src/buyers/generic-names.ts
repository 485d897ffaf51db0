/** Recognizes names that mean nobody in particular: "modern teams", "unsere Kunden". */

const toWordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const GENERIC_NOUNS = toWordSet(`
  kunden kundinnen auftraggeber unternehmen firmen betriebe organisationen institutionen einrichtungen teams marken menschen leute
  interessierte besucher nutzer verbraucher
  customers clients companies businesses organizations organisations teams brands people users visitors folks everyone
  everybody anyone others partners states`);

const GENERIC_ADJECTIVES = toWordSet(`
  moderne anspruchsvolle ambitionierte wachsende erfolgreiche innovative zufriedene glückliche neue viele alle andere verschiedene
  zahlreiche unterschiedliche große gute
  modern ambitious growing successful innovative happy busy smart great good new many all other different various satisfied
  discerning demanding like-minded`);

/** Whether a name refers to nobody in particular. @example isGeneric('ambitious brands') // true */
export const isGeneric = (name: string): boolean => {
  const words = name.toLowerCase().split(/\s+/);
  return (
    words.some((word) => GENERIC_NOUNS.has(word)) &&
    words.every((word) => GENERIC_NOUNS.has(word) || GENERIC_ADJECTIVES.has(word))
  );
};
