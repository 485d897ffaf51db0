/** Headings of parts about others: jobs, legal notices, reviews, news. */
const ABOUT_OTHERS =
  /karriere|(?<!\p{L})jobs?(?!\p{L})|stellenangebot|ausbildung|bewerb|wir suchen|verstärkung|career|hiring|join our team|vacanc|work for us|datenschutz|privacy|cookie|impressum|haftung|agb|terms|aktuelles|neuigkeiten|(?<!\p{L})(?:news|blog|presse|press)(?!\p{L})/iu;

/** Headings of reviews. */
const REVIEWS =
  /stimmen|bewertung|rezension|erfahrungsbericht|feedback|testimonial|review|recommended|loved by|kind words|(?:say|think|saying|tell us|tell me)(?!\p{L})|(?:über|about) (?:uns|us|mich|me) (?:sagen|denken|say)|sagen (?:unsere|über|kunden)|(?:kunden|patienten|mandanten|gäste|andere|eltern) (?:über|sagen)/iu;

/** Whether a heading begins a part about reviews. */
export const isReviews = (heading: string): boolean => REVIEWS.test(heading.slice(0, 120));

/** Whether a heading begins a part that does not speak to buyers. */
export const isAboutOthers = (heading: string): boolean =>
  ABOUT_OTHERS.test(heading.slice(0, 120)) || isReviews(heading);
