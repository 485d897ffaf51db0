/** What the site's texts say that its owner has to stand for: `npm run doctor` lists it. A new claim in the copy goes in here. */
import { FIRST_CONTACT } from '../src/domain/website/first-contact.ts';
import { site } from '../src/site.ts';

const { pages, claims, right } = FIRST_CONTACT;

/** Each with where it is said (src/copy/<language>/). */
export const CLAIMS: readonly { readonly claim: string; readonly where: string }[] = [
  { claim: '15 years of marketing experience', where: 'site/home.ts: description, hero' },
  { claim: '30-day money-back guarantee', where: 'site/home.ts: facts, trust' },
  { claim: 'Secure payment, only after a written agreement', where: 'site/home.ts: trust' },
  { claim: 'Free 30-minute strategy call', where: 'site/home.ts: facts, video, call' },
  {
    claim: `The website check on ${pages} unknown websites: ${right} of ${claims} things it called missing were`,
    where: 'site/home.ts: check.accuracy, figures in src/domain/website/first-contact.ts',
  },
  {
    claim: `Applicants hear back within ${site.applications.replyDays} business days`,
    where: 'applications/partnership.ts: reply',
  },
];
